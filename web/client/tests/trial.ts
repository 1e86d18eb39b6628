// What test_client_typescript.py runs: everything the TypeScript client can do, against a server. Prints what came of it.
import { type Chair, Client, Refused, type Seen } from "../index.ts";

const server = process.argv[2]!;

/** The first thing that may be answered. */
function first(seen: Seen): string {
  return seen.prompt!.options[0]!.notation;
}

/** Of a promise that must fail: how it failed. */
async function refusal(promise: Promise<unknown>): Promise<{ status: number; code: string; text: string }> {
  try {
    await promise;
  } catch (problem) {
    if (problem instanceof Refused) return { status: problem.status, code: problem.code, text: problem.message };
    throw problem;
  }
  throw new Error("nothing was refused");
}

/** As if the cable were pulled. */
function pull(chair: Chair): void {
  (chair as unknown as { socket: WebSocket | null }).socket?.close();
}

async function guestGame(): Promise<object> {
  const client = new Client(server);
  await client.guest("Ada");
  const games = await client.games();
  const wanted = { game: "coup", seats: 2, bots: { "1": "random" }, options: { turn_cap: 6 }, start: true };
  const table = (await client.openTable(wanted)).id;
  const chair = client.sit<{ players: { coins: number; patrons: { role: string | null }[] }[] }>(table, 0);
  const coins: number[] = [];
  let hidden = 0;
  for await (const seen of chair.questions()) {
    const [own] = seen.view!.board.players;
    coins.push(own!.coins);
    hidden += own!.patrons.filter((patron) => patron.role === null).length;
    if (coins.length % 2 === 0) pull(chair as Chair);
    await chair.answer(first(seen));
  }
  chair.close();
  const onlooker = client.sit(table, null);
  while (!onlooker.seen.over) await onlooker.wait();
  onlooker.close();
  return {
    games: games.map((game) => game.name),
    coins,
    hidden,
    result: chair.seen.result,
    public: onlooker.seen.result,
    lines: onlooker.seen.log.length,
  };
}

async function accountAndToken(): Promise<object> {
  const person = new Client(server);
  await person.guest("Bea");
  const guest = await refusal(person.makeToken("mine"));
  const { codes } = await person.register("bea", "a long password");
  const program = new Client(server, { token: await person.makeToken("mine") });
  const bots = { "1": "random", "2": "random" };
  const table = (await program.openTable({ game: "potdevin", seats: 3, bots, start: true })).id;
  const result = await program.play(table, 0, first);
  const again = new Client(server, { language: "ru" });
  await again.signIn("bea", "a long password");
  return { guest, codes: codes.length, result, game: (await again.table(table)).game };
}

async function twoMeet(): Promise<object> {
  const [host, other] = [new Client(server), new Client(server)];
  await Promise.all([host.guest("Host"), other.guest("Other")]);
  const wanted = { game: "coup", seats: 2, seat: 0, visibility: "public", options: { turn_cap: 4 } } as const;
  const table = (await host.openTable(wanted)).id;
  const waits = host.play(table, 0, first);
  await other.join(table);
  await host.ready(table);
  await other.ready(table);
  return { results: await Promise.all([waits, other.play(table, 1, first)]) };
}

async function refusals(): Promise<object> {
  const client = new Client(server);
  await client.guest("Di");
  const seats = await refusal(client.openTable({ game: "coup", seats: 99 }));
  const table = (await client.openTable({ game: "coup", seats: 2, bots: { "1": "random" }, start: true })).id;
  const move = await refusal(client.play(table, 0, () => "fly"));
  const stranger = await refusal(new Client(server, { token: "nonsense" }).sit(table, 0).wait());
  return { seats, move, stranger };
}

const [guest, account, meeting, refused] = [
  await guestGame(),
  await accountAndToken(),
  await twoMeet(),
  await refusals(),
];
console.log(JSON.stringify({ guest, account, meeting, refused }));
process.exit(0); // sockets of those who were refused need not be waited for
