import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendTicket } from "#contract/endpoints/support.ts";
import { createOutboxMailer } from "../../adapters/outbox-mailer.ts";
import { createSmtpMailer } from "../../adapters/smtp-mailer.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sendPendingTickets } from "./send-tickets.ts";

const ticket = {
  name: "Ana Ruiz",
  email: "ana@example.com",
  subject: "Feature request",
  msg: "More soup,\nplease. ¿Sí?",
};
const from = "Platewise <post@platewise.example>";
const supportAddress = "support@platewise.example";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  await app.db.deleteFrom("support_tickets").execute();
});
afterAll(() => app.close());

const send = (fields: object = {}, headers: Record<string, string> = {}) =>
  app.call(sendTicket, { body: { ...ticket, ...fields }, headers });
const stored = () => app.db.selectFrom("support_tickets").selectAll().orderBy("created_at").execute();

describe("a message to support", () => {
  it("is stored, from visitors and from users", async () => {
    const { status, body } = await send({ name: "  Ana Ruiz " }, { "accept-language": "fr-CA,fr" });
    expect([status, body]).toEqual([201, { id: expect.any(String), createdAt: "2026-03-10T12:00:00.000Z" }]);
    const bob = await app.signUp();
    await send({ language: "es" }, bob.headers);
    expect(await stored()).toMatchObject([
      { id: body.id, user_id: null, name: "Ana Ruiz", message: ticket.msg, language: "fr" },
      { user_id: bob.userId, language: "es" },
    ]);
  });

  it("is accepted with an invalid token", async () => {
    expect((await send({}, { authorization: "Bearer stale" })).status).toBe(201);
    expect((await send({}, { "x-anonymous-session-token": "stale" })).status).toBe(201);
    expect(await stored()).toMatchObject([{ user_id: null }, { user_id: null }]);
  });

  it.each([
    ["no name", { name: " " }],
    ["no subject", { subject: "" }],
    ["no words", { msg: "\n" }],
    ["an address that is none", { email: "ana@" }],
    ["two addresses", { email: "ana@example.com\nBcc: all@example.com" }],
    ["a novel", { msg: "x".repeat(5001) }],
    ["more than was asked", { userId: "another" }],
  ])("with %s is refused", async (_, fault) => {
    const { status, body } = await send(fault);
    expect([status, body.code]).toEqual([400, "invalid_request"]);
    expect(await stored()).toEqual([]);
  });

  it("is stored once when sent twice with one idempotency key", async () => {
    const headers = { "idempotency-key": "once" };
    const [first, second] = await Promise.all([send({}, headers), send({}, headers)]);
    expect(second?.body).toEqual(first?.body);
    expect(await stored()).toHaveLength(1);
  });

  it("from a bot that fills the hidden field is acknowledged and dropped", async () => {
    const { status, body } = await send({ website: "https://example.com" });
    expect([status, Object.keys(body)]).toEqual([201, ["id", "createdAt"]]);
    expect(await stored()).toEqual([]);
  });

  it("is rate limited", async () => {
    const limited = await createTestApp({ hasFoods: false, hasRateLimits: true });
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent += 1)
      statuses.push((await limited.call(sendTicket, { body: ticket })).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
    await limited.close();
  });
});

describe("the support mail", () => {
  const failures: unknown[] = [];
  const mailWith = (mailer: ReturnType<typeof createSmtpMailer>) =>
    sendPendingTickets({
      db: app.db,
      mailer,
      supportAddress,
      clock: app.clock.read,
      report: (failure) => failures.push(failure),
    });
  beforeEach(() => {
    failures.length = 0;
  });

  it("is sent to an SMTP server once, with the sender as Reply-To", async () => {
    await send();
    const server = await listen();
    const mailer = createSmtpMailer(server.url, from);
    await mailWith(mailer);
    await mailWith(mailer);
    expect(failures).toEqual([]);
    expect(server.mails).toHaveLength(1);
    const [{ recipients, text } = { recipients: [], text: "" }] = server.mails;
    expect(recipients).toEqual([supportAddress]);
    expect(text).toMatch(/^Reply-To: Ana Ruiz <ana@example\.com>\r$/m);
    expect(text).toMatch(/^Subject: \[Platewise\] Feature request\r$/m);
    expect(text).toContain("More soup,");
    expect((await stored())[0]?.mailed_at).not.toBeNull();
    mailer.close();
    await server.stop();
  });

  it("has no header injected by the sender", async () => {
    await send({
      name: "Eve\r\nBcc: all@example.com",
      subject: "Hi\r\nX-Evil: 1\r\n\r\nbody",
    });
    // Such addresses are refused, but were stored once.
    await app.db.updateTable("support_tickets").set({ email: "a,b<all>@example.com" }).execute();
    const server = await listen();
    const mailer = createSmtpMailer(server.url, from);
    await mailWith(mailer);
    const [{ recipients, text } = { recipients: [], text: "" }] = server.mails;
    const headers = text.slice(0, text.indexOf("\r\n\r\n"));
    expect(recipients).toEqual([supportAddress]);
    expect(headers).not.toMatch(/^(bcc|x-evil|reply-to):/im);
    expect(headers).toMatch(/^Subject: \[Platewise\] Hi X-Evil: 1 body\r?$/m);
    mailer.close();
    await server.stop();
  });

  it("is retried after a failure, and no message is lost", async () => {
    await send();
    const server = await listen();
    const mailer = createSmtpMailer(server.url, from);
    server.refuse = true;
    await mailWith(mailer);
    expect([failures.length, server.mails.length]).toEqual([1, 0]);
    server.refuse = false;
    await mailWith(mailer);
    expect(server.mails).toHaveLength(0);
    app.clock.advance(61_000);
    await mailWith(mailer);
    expect([failures.length, server.mails.length]).toEqual([1, 1]);
    mailer.close();
    await server.stop();
  });

  it("is written to a folder if no SMTP server is configured", async () => {
    const { body } = await send();
    const folder = await mkdtemp(join(tmpdir(), "platewise-outbox-"));
    await mailWith(createOutboxMailer(folder, from));
    expect(await readdir(folder)).toEqual([`${body.id}.eml`]);
    expect(await readFile(join(folder, `${body.id}.eml`), "utf8")).toContain(`To: ${supportAddress}`);
    await rm(folder, { recursive: true });
  });

  it("is sent once when two processes pick it up at the same time", async () => {
    await send();
    await send();
    const server = await listen();
    const mailers = [createSmtpMailer(server.url, from), createSmtpMailer(server.url, from)];
    await Promise.all(mailers.map(mailWith));
    expect(server.mails).toHaveLength(2);
    for (const mailer of mailers) mailer.close();
    await server.stop();
  });
});

/** An SMTP server on a free port that keeps what it is given. */
async function listen() {
  const mails: { recipients: string[]; text: string }[] = [];
  const state = { refuse: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        if (state.refuse) return done(new Error("Try later"));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, text: Buffer.concat(pieces).toString("utf8") });
        done();
      });
    },
  });
  const net = server.listen(0, "127.0.0.1");
  await new Promise((resolve) => net.once("listening", resolve));
  const address = net.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return Object.assign(state, {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
