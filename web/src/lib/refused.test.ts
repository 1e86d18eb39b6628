import { expect, it } from "vitest";
import { refusalText } from "./refused";
import { words } from "./words.svelte";

const short = { message: "too-short", args: { field: "password", limit: 8 }, detail: "Expected `str` of length >= 8" };

it("what does not fit is told by its field, in the reader's language", async () => {
  await words.speak("en");
  expect(refusalText(short)).toBe("The password is too short: use at least 8 characters.");
  await words.speak("ru");
  expect(refusalText(short)).toBe("Пароль слишком короткий: нужно не меньше 8 знаков.");
  expect(refusalText({ message: "name-taken" })).toBe(
    "Это имя уже занято или слишком похоже на занятое. Выберите другое.",
  );
});

it("what the page has no words for is told as the server tells it", async () => {
  await words.speak("en");
  expect(refusalText({ message: "quite-new", detail: "the moon is full" })).toBe("The moon is full");
  expect(refusalText({})).toBe("The server could not do that.");
});
