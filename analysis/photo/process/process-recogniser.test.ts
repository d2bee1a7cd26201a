import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FoodRecogniser } from "../recogniser.ts";
import { createProcessRecogniser } from "./process-recogniser.ts";

const photo = (firstByte: number) => ({ width: 1, height: 1, data: Uint8Array.of(firstByte, 0, 0) });

let recogniser: FoodRecogniser;
beforeEach(() => {
  process.env.TOKEN_SECRET = "a secret";
  const file = new URL("./testing/moody-process.ts", import.meta.url);
  recogniser = createProcessRecogniser("moody", file, "sees");
});
afterEach(() => recogniser.close());

const seen = async () => (await recogniser.recognise(photo(0))).foods[0]?.labelId;

it("uses the model it was given and sees none of the server's environment variables", async () => {
  expect(await seen()).toBe("sees false");
});

it.each([
  ["cannot be read", 1, "This photo is odd."],
  ["kills it", 2, "ended"],
])("a photo that %s fails alone", async (_, firstByte, message) => {
  const failed = recogniser.recognise(photo(firstByte));
  const after = seen();
  await expect(failed).rejects.toThrow(message);
  expect(await after).toBe("sees false");
});

it("can be closed while it works, and used again", async () => {
  await seen();
  const broken = recogniser.recognise(photo(3));
  await Promise.all([expect(broken).rejects.toThrow("ended"), setTimeout(20).then(recogniser.close)]);
  expect(await seen()).toBe("sees false");
});

it("stops at once when the caller aborts, and serves the next photo", async () => {
  const aborted = AbortSignal.abort(new Error("gone"));
  await expect(recogniser.recognise(photo(0), aborted)).rejects.toThrow("gone");
  expect(await seen()).toBe("sees false");
});
