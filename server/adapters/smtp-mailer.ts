import { createTransport } from "nodemailer";
import { isLoopbackHost } from "../core/loopback-host.ts";
import { type Mailer, toNodemailerMessage } from "./mailer.ts";

const connectionTimeoutMs = 10_000;
const socketTimeoutMs = 20_000;

/**
 * `url` is `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. With `smtp://` to another machine,
 * sending fails unless the server offers STARTTLS, so that neither mail nor password is sent unencrypted.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const timeouts = {
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: connectionTimeoutMs,
    socketTimeout: socketTimeoutMs,
  };
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname,
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    requireTLS: !isSecure && !isLoopbackHost(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(toNodemailerMessage(mail, from));
    },
    close: () => transport.close(),
  };
}
