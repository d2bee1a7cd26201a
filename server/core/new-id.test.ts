import { describe, expect, it } from "vitest";
import { newId } from "./new-id.ts";

describe("an id", () => {
  it("is a UUID of version 7 that begins with its time", () => {
    const id = newId(new Date(0x0123_4567_89ab));
    expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it("comes behind those of earlier times", () => {
    const ids = [0, 1, 255, 65_536, 1_700_000_000_000].map((at) => newId(new Date(at)));
    expect(ids.toSorted()).toEqual(ids);
  });

  it("differs from others of the same ms", () => {
    const now = new Date();
    expect(new Set(Array.from({ length: 1000 }, () => newId(now))).size).toBe(1000);
  });
});
