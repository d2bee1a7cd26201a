// Mails that the server under test wrote to its outbox, as a mail program reads them.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { dataFolderVariable } from "./database.ts";
import { expect } from "./fixtures.ts";

export interface OutboxMail {
  readonly subject: string;
  readonly text: string;
  /** The address that the button leads to, as the HTML has it. */
  readonly link: string;
  readonly code: string;
}

async function mailsTo(address: string): Promise<OutboxMail[]> {
  const folder = join(process.env[dataFolderVariable] ?? "", "outbox");
  // Their names begin with the time, so that the order is that of the mails.
  const files = (await readdir(folder).catch(() => [])).sort();
  // Mails of long ago are deleted, also where a test moves the clock: one may go while they are read.
  const mails = await Promise.all(
    files.map(async (file) => simpleParser(await readFile(join(folder, file)).catch(() => ""))),
  );
  return mails
    .filter(({ to }) => [to ?? []].flat().some(({ text }) => text.includes(address)))
    .map(({ subject = "", text = "", html }) => ({
      subject,
      text,
      link: /href="([^"]+)"/.exec(html || "")?.[1]?.replaceAll("&amp;", "&") ?? "",
      code: /\b\d{6}\b/.exec(text)?.[0] ?? "",
    }));
}

/** Waits for the mail with that subject. */
export async function readMail(address: string, subject: string): Promise<OutboxMail> {
  await expect
    .poll(async () => (await mailsTo(address)).some((mail) => mail.subject === subject), { timeout: 30_000 })
    .toBe(true);
  const mail = (await mailsTo(address)).findLast((each) => each.subject === subject);
  if (!mail) throw new Error(`No mail “${subject}” came.`);
  return mail;
}
