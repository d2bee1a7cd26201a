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
