import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Mailer, toNodemailerMessage } from "./mailer.ts";

/** Writes each mail to `<id>.eml`, which mail programs can open. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toNodemailerMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error("The mail was not built as a buffer.");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${mail.id}.eml`), message, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}
