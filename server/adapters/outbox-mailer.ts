import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { systemErrorCode } from "../core/system-error-code.ts";
import { type Mailer, toNodemailerMessage } from "./mailer.ts";

const mailEnding = ".eml";

/** Writes each mail to `<id>.eml`, which mail programs can open. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toNodemailerMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error("The mail was not built as a buffer.");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${mail.id}${mailEnding}`), message, { mode: 0o600 });
    },
    forget: (address) =>
      deleteMails(folder, async (file) => namesAddress(await readFile(file, "utf8"), address)),
    deleteBefore: (instant) => deleteMails(folder, async (file) => (await stat(file)).mtime < instant),
    close: () => transport.close(),
  };
}

async function deleteMails(folder: string, isChosen: (file: string) => Promise<boolean>): Promise<void> {
  for (const name of await listFiles(folder)) {
    const file = join(folder, name);
    if (name.endsWith(mailEnding) && (await isChosen(file))) await rm(file, { force: true });
  }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (failure) {
    // Nothing was written yet.
    if (systemErrorCode(failure) === "ENOENT") return [];
    throw failure;
  }
}

/** Whether a mail has the address as receiver, as sender of a message to support, or in its text, where long lines are broken. */
function namesAddress(message: string, address: string): boolean {
  const text = message.replaceAll(/=?\r\n[ \t]?/g, "").toLowerCase();
  return text.includes(address.toLowerCase());
}
