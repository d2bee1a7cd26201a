import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSmtpMailer } from "./smtp-mailer.ts";

const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, { envelope }, done) => {
    stream.resume();
    stream.once("end", () => {
      received.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});
let port = 0;
beforeAll(async () => {
  const net = server.listen(0, "127.0.0.1");
  await once(net, "listening");
  const address = net.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const mail = { id: "1", to: "ana@example.com", subject: "Hello", text: "Hello" };

async function send(url: string): Promise<void> {
  const mailer = createSmtpMailer(url, "Platewise <post@platewise.example>");
  await mailer.send(mail).finally(() => mailer.close());
}

it("sends unencrypted to a mail server on this machine", async () => {
  await send(`smtp://127.0.0.1:${port}`);
  expect(received.splice(0)).toEqual(["ana@example.com"]);
});

// 0.0.0.0 reaches the same server, but is no name that can only mean this machine.
it("refuses to send over smtp:// to another machine without STARTTLS", async () => {
  await expect(send(`smtp://0.0.0.0:${port}`)).rejects.toThrow(/STARTTLS/);
  expect(received).toEqual([]);
});
