import { type ParsedMail, simpleParser } from "mailparser";
import { createTransport } from "nodemailer";
import { type Mail, type Mailer, toNodemailerMessage } from "../adapters/mailer.ts";

const testMailFrom = "Platewise <post@platewise.example>";

/** A mail as a mail program reads it. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link's token, if there is one. */
  readonly token: string;
  readonly code: string;
  readonly parsed: ParsedMail;
}

/** Takes mails as raw messages and hands them out parsed. */
export class TestMailbox implements Mailer {
  readonly #transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  readonly received: ReceivedMail[] = [];
  /** Refuses mails like a mail server that is away. */
  isAway = false;

  async send(mail: Mail): Promise<void> {
    if (this.isAway) throw new Error("The mail server is away.");
    const { message } = await this.#transport.sendMail(toNodemailerMessage(mail, testMailFrom));
    this.received.push(readMail(await simpleParser(message)));
  }

  close(): void {
    this.#transport.close();
  }

  lastTo(address: string): ReceivedMail {
    const mail = this.received.findLast(({ to }) => to.toLowerCase() === address.toLowerCase());
    if (!mail) throw new Error(`No mail came for ${address}.`);
    return mail;
  }
}

function readMail(parsed: ParsedMail): ReceivedMail {
  const text = parsed.text ?? "";
  const to = [parsed.to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ""));
  return {
    to: to.join(),
    subject: parsed.subject ?? "",
    text,
    html: parsed.html || "",
    token: /#token=([\w-]+)/.exec(text)?.[1] ?? "",
    code: /\b\d{6}\b/.exec(text)?.[0] ?? "",
    parsed,
  };
}
