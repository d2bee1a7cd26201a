import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createOutboxMailer } from "./outbox-mailer.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "platewise-outbox-"));
});
beforeEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => rm(folder, { recursive: true, force: true }));

const text = "Hello";
const long = "Éva writes a line that is so long that it must be broken somewhere near its end, ".repeat(3);

async function outboxOfTwo() {
  const mailer = createOutboxMailer(folder, "Platewise <post@platewise.example>");
  await mailer.send({ id: "to-ana", to: "ana@example.com", subject: "A", text });
  await mailer.send({ id: "to-eva", to: "eva@example.com", subject: "B", text, html: `<p>${long}</p>` });
  const replyTo = { name: "Ana", address: "Ana@Example.com" };
  await mailer.send({ id: "from-ana", to: "support@example.com", replyTo, subject: "C", text });
  const mailText = `${long} ana@example.com`;
  await mailer.send({ id: "about-ana", to: "support@example.com", subject: "D", text: mailText });
  return mailer;
}

it("forgets what was written to an address, from it or about it", async () => {
  const mailer = await outboxOfTwo();
  await mailer.forget?.("ANA@example.com");
  expect(await readdir(folder)).toEqual(["to-eva.eml"]);
});

it("forgets mails written before an instant", async () => {
  const mailer = await outboxOfTwo();
  const old = new Date("2026-01-01T00:00:00Z");
  await utimes(join(folder, "to-eva.eml"), old, old);
  await mailer.deleteBefore?.(new Date("2026-02-01T00:00:00Z"));
  expect((await readdir(folder)).sort()).toEqual(["about-ana.eml", "from-ana.eml", "to-ana.eml"]);
});

it("has nothing to forget before the first mail", async () => {
  const mailer = createOutboxMailer(folder, "Platewise <post@platewise.example>");
  await mailer.forget?.("ana@example.com");
});
