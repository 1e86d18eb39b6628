"""A bot for a Camarilla server, in 40 lines: it plays at random, by the server's own messages.

As a program that the server starts (it speaks on standard input and output):
    CAMARILLA_BOTS='{"mine": ["python", "examples/bot.py"]}' camarilla serve
Over the network, with a token from your profile page, at a table where you sit:
    python examples/bot.py ws://127.0.0.1:8000/ws TOKEN TABLE SEAT
"""

import asyncio
import json
import random
import sys


def reply_to(message: dict) -> dict | None:
    """What to say to a message: an answer if it brings a prompt that is not answered yet."""
    prompt = message.get("prompt")
    if message["type"] not in ("snapshot", "update") or prompt is None or "held" in prompt:
        return None
    option = random.choice(prompt["options"])
    return {"type": "answer", "table": message["table"], "prompt": prompt["id"], "notation": option["notation"]}


def play_on_stdin() -> None:
    """Lines in, lines out; the snapshot tells which seat is ours."""
    seat = None
    for line in sys.stdin:
        message = json.loads(line)
        seat = message.get("seat", seat)
        reply = reply_to(message)
        if reply is not None:
            print(json.dumps({**reply, "seat": seat}), flush=True)


async def play_over_network(address: str, token: str, table: str, seat: int) -> None:
    """The same over a WebSocket; the connection ends with the game."""
    import websockets

    async with websockets.connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send(json.dumps({"type": "watch", "table": table, "seat": seat}))
        async for raw in socket:
            message = json.loads(raw)
            reply = reply_to(message)
            if reply is not None:
                await socket.send(json.dumps({**reply, "seat": seat}))
            if message["type"] == "status" and message["state"]["status"] == "finished":
                return


if __name__ == "__main__":
    if len(sys.argv) == 5:
        asyncio.run(play_over_network(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
    else:
        play_on_stdin()
