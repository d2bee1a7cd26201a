import type { Speaker } from "#domain/people/locale.ts";
import type mails from "#locales/en/server/mails.json";
import { renderText, type TextKey } from "#locales/render-text.ts";
import type { Mail } from "../../adapters/mailer.ts";
import { layOutMail } from "./lay-out-mail.ts";

/** A mail of `locales/…/server/mails.json`. */
type MailName = Exclude<keyof typeof mails, "frame" | "device" | "waysIn">;

type MailWithButton = {
  [Name in MailName]: "button" extends keyof (typeof mails)[Name] ? Name : never;
}[MailName];

interface MailFrame {
  readonly to: string;
  readonly speaker: Speaker;
  /** Left out where the reader may not be the account's owner. */
  readonly firstName?: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly code?: string;
}
export type MailToCompose = MailFrame &
  (
    | { readonly mail: MailWithButton; readonly link: string }
    | { readonly mail: MailName; readonly link?: undefined }
  );

/** The same words as text and as HTML. A mail has a paragraph before and after its button or code. */
export function composeMail(input: MailToCompose): Omit<Mail, "id"> {
  const { to, speaker, mail, values = {} } = input;
  const say = (key: TextKey, more: Readonly<Record<string, string>> = {}) =>
    renderText(speaker, { key, values: { ...values, ...more } });
  const subject = say(`mails:${mail}.subject`);
  const greeting = input.firstName
    ? say("mails:frame.greeting", { name: input.firstName })
    : say("mails:frame.greetingPlain");
  const content = {
    greeting,
    before: say(`mails:${mail}.before`),
    button:
      input.link === undefined ? undefined : { label: say(`mails:${input.mail}.button`), link: input.link },
    code:
      input.code === undefined
        ? undefined
        : {
            label: say(input.link === undefined ? "mails:frame.onlyCode" : "mails:frame.code"),
            code: input.code,
          },
    after: say(`mails:${mail}.after`),
    closing: say("mails:frame.closing"),
  };
  return layOutMail({ to, subject, speaker, content });
}
