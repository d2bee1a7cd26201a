import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { hashPassword, isWeakHash, verifyPassword } from "./password-hash.ts";

const script = `const { hashPassword, verifyPassword } = await import(${JSON.stringify(import.meta.resolve("./password-hash.ts"))});
  const hash = await hashPassword("correct horse");
  console.log(JSON.stringify({ hash, isRight: await verifyPassword(hash, "correct horse") }));`;

/** In a process of its own, because the tests of the server hash with less strength. */
function hashAsServed(): { readonly hash: string; readonly isRight: boolean } {
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }),
  );
}

it("keeps passwords as argon2id of at least 19 MiB, two passes, one lane", async () => {
  const { hash, isRight } = hashAsServed();
  const [, memory, passes, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
  expect(Number(lanes)).toBeGreaterThanOrEqual(1);
  expect(isRight).toBe(true);
  expect(await verifyPassword(hash, "correct horse")).toBe(true);
  expect(await verifyPassword(hash, "wrong horse")).toBe(false);
});

it("calls a hash weak that has less than today's strength in one respect", async () => {
  const hash = await hashPassword("correct horse");
  const weaker = (from: RegExp, to: string) => hash.replace(from, to);
  expect(isWeakHash(hash)).toBe(false);
  expect(isWeakHash(weaker(/m=\d+/, "m=32"))).toBe(true);
  expect(isWeakHash(weaker(/t=\d+/, "t=0"))).toBe(true);
  expect(isWeakHash(weaker(/p=\d+/, "p=0"))).toBe(true);
});
