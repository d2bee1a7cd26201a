import type { SendMailOptions } from "nodemailer";

export interface Mail {
  /** An address, or `Name <address>`; ours, never a stranger's. */
  readonly to: string;
  /** Whoever wrote to us, as they typed it. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The same content for mail programs that show it. */
  readonly html?: string;
  /** The same for every try, so that a mail sent twice can be told. */
  readonly id: string;
}

export interface Mailer {
  /** Throws when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Line breaks and other control characters: in a header they would start another one. */
const controlCharacters = /\p{Cc}+/gu;
/** Characters with a meaning of their own in an address list. */
const addressSyntax = /[<>()[\]\\,;:"\s]/;

function oneLine(text: string): string {
  return text.replace(controlCharacters, " ").trim();
}

/** Whether it is one address and nothing but that: what people registered with may hold a list of them. */
export function isPlainAddress(address: string): boolean {
  return !addressSyntax.test(address);
}

/** As nodemailer takes it. Whatever strangers typed stays inside its own header; an address that can't does not become one. */
export function toNodemailerMessage(
  { to, replyTo, subject, text, html, id }: Mail,
  from: string,
): SendMailOptions {
  const isPlain = replyTo !== undefined && isPlainAddress(replyTo.address);
  return {
    from,
    to,
    ...(isPlain && { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }),
    subject: oneLine(subject),
    text,
    // Automatic replies, such as out-of-office notes, are not sent to such a mail.
    ...(html !== undefined && { html, headers: { "Auto-Submitted": "auto-generated" } }),
    messageId: `<${id}@platewise>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
