import { expect, it } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const box = createSecretBox("a secret of the tests, longer than 32 characters");
const secret = Buffer.from("twenty bytes of it..");

it("opens what it sealed, differently each time", () => {
  const sealed = box.seal(secret, "ana");
  expect(box.open(sealed, "ana")).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(box.seal(secret, "ana")).not.toEqual(sealed);
});

it("refuses another owner, another key and changed bytes", () => {
  const sealed = box.seal(secret, "ana");
  expect(() => box.open(sealed, "bea")).toThrow();
  expect(() => createSecretBox("another secret").open(sealed, "ana")).toThrow();
  for (const at of [0, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => box.open(changed, "ana")).toThrow();
  }
});

it("digests a secret alike for the same owner and key alone", () => {
  const digest = box.digest("a code", "ana");
  expect(box.digest("a code", "ana")).toBe(digest);
  const others = [box.digest("a code", "bea"), box.digest("b code", "ana")];
  others.push(createSecretBox("another secret").digest("a code", "ana"), box.digest("code", "anaa "));
  expect(new Set([digest, ...others]).size).toBe(5);
});
