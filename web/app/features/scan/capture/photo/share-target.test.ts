import { expect, it } from "vitest";
import { mealTextMaxLength } from "#contract/limits.ts";
import { addressOfShared, readSharedText } from "./share-target.ts";

const words = { title: "", text: "", url: "" };
const readBack = (fields: Partial<typeof words>) =>
  readSharedText(new URL(addressOfShared({ ...words, ...fields }), "https://platewise.example").hash);

it.each([
  [{ text: "two eggs & toast #breakfast" }, "two eggs & toast #breakfast"],
  [{ title: "Lunch", text: "two eggs" }, "Lunch\ntwo eggs"],
  [{ title: "Lunch", text: "Lunch: two eggs" }, "Lunch: two eggs"],
  [{ title: "Paella", url: "https://example.com/paella" }, "Paella"],
  [{ url: "https://example.com/paella" }, "https://example.com/paella"],
  [{}, ""],
])("takes the words of %j", (fields, expected) => {
  expect(readBack(fields)).toBe(expected);
});

it("keeps enough of a long text for the field to say that it is too long", () => {
  expect(readBack({ text: "x".repeat(100_000) }).length).toBeGreaterThan(mealTextMaxLength);
});
