import { describe, expect, it } from "vitest";
import { routeOf } from "./router.svelte";

const at = (address: string) => {
  const url = new URL(address, "http://table");
  return routeOf(url.pathname, url.searchParams);
};

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/play", { page: "play" }],
    ["/play?game=coup", { page: "play", game: "coup" }],
    ["/table/abc", { page: "table", id: "abc" }],
    ["/table/abc?invite=x", { page: "table", id: "abc" }],
    ["/replay/a%20b", { page: "replay", id: "a b" }],
    ["/rules", { page: "rules" }],
    ["/rules/coup", { page: "rules", game: "coup" }],
    ["/ladder", { page: "ladder" }],
    ["/ladder/coup", { page: "ladder", game: "coup" }],
    ["/decks/inwo", { page: "decks", game: "inwo" }],
    ["/learn", { page: "learn" }],
    ["/learn/coup/first", { page: "lesson", game: "coup", name: "first" }],
    ["/puzzles", { page: "puzzles" }],
    ["/puzzles/coup/1a2b", { page: "puzzle", game: "coup", name: "1a2b" }],
    ["/chronicles", { page: "chronicles" }],
    ["/chronicles/abc", { page: "chronicle", id: "abc" }],
    ["/me", { page: "me" }],
    ["/users/7", { page: "user", id: "7" }],
    ["/settings/", { page: "settings" }],
  ])("%s", (address, route) => expect(at(address)).toEqual(route));

  it.each(["/nowhere", "/table", "/users", "/decks", "/table/a/b", "/learn/coup", "/learn/a/b/c", "/table/%E0%A4%A"])(
    "%s is no page",
    (address) => expect(at(address)).toEqual({ page: "missing" }),
  );
});
