import type { SendMailOptions } from "nodemailer";

export interface Mail {
  /** An address, or `Name <address>`. One of ours, never user input. */
  readonly to: string;
  /** The sender's address as typed. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The same content for mail programs that show it. */
  readonly html?: string;
  /** The same for every attempt, so that a mail sent twice can be recognised. */
  readonly id: string;
}

export interface Mailer {
  /** Throws when the mail could not be sent. */
  send(mail: Mail): Promise<void>;
  /** Deletes what was written for an address here, where mail stays with us. */
  forget?(address: string): Promise<void>;
  /** Deletes what was written here before then. */
  deleteBefore?(instant: Date): Promise<void>;
  close(): void;
}

/** Removed from headers, where a line break would start another header. */
const controlCharacters = /\p{Cc}+/gu;
/** Characters with a special meaning in an address list. */
const addressSyntax = /[<>()[\]\\,;:"\s]/;

function removeLineBreaks(text: string): string {
  return text.replace(controlCharacters, " ").trim();
}

/** Whether a text is a single address: the address of an account may have the syntax of a list. */
export function isPlainAddress(address: string): boolean {
  return !addressSyntax.test(address);
}

/** The sender's domain, since filters compare it with the domain in a mail's id. */
function domainOf(sender: string): string {
  return /@([^\s>]+)/.exec(sender)?.[1] ?? "localhost";
}

/** The mail as nodemailer wants it. What a visitor typed cannot leave its own header; an unsafe address is left out. */
export function toNodemailerMessage(
  { to, replyTo, subject, text, html, id }: Mail,
  from: string,
): SendMailOptions {
  const isPlain = replyTo !== undefined && isPlainAddress(replyTo.address);
  return {
    from,
    to,
    ...(isPlain && { replyTo: { name: removeLineBreaks(replyTo.name), address: replyTo.address } }),
    subject: removeLineBreaks(subject),
    text,
    // Automatic replies, such as out-of-office notes, are not sent to such a mail.
    ...(html !== undefined && { html, headers: { "Auto-Submitted": "auto-generated" } }),
    messageId: `<${id}@${domainOf(from)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
