import type { Language } from "#domain/people/language.ts";
import type mails from "#locales/en/server/mails.json";
import { renderText, type TextKey } from "#locales/render-text.ts";
import type { Mail } from "../../adapters/mailer.ts";
import { escapeMarkup } from "../../core/escape-markup.ts";

/** A mail of `locales/…/server/mails.json`. */
type MailName = Exclude<keyof typeof mails, "frame" | "device">;

type MailWithButton = {
  [Name in MailName]: "button" extends keyof (typeof mails)[Name] ? Name : never;
}[MailName];

interface CommonParts {
  readonly to: string;
  readonly language: Language;
  /** Left out where the reader may not be the account's owner. */
  readonly firstName?: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly code?: string;
}
export type MailParts = CommonParts &
  (
    | { readonly mail: MailWithButton; readonly link: string }
    | { readonly mail: MailName; readonly link?: undefined }
  );

const colors = {
  paper: "#fbf7ec",
  card: "#fffdf8",
  line: "#e6dfca",
  ink: "#17231b",
  soft: "#3a4a3f",
  basil: "#1f6b3a",
};
const font = "font-family:Figtree,Helvetica,Arial,sans-serif";

/** The same words as text and as HTML. A mail has a paragraph before and after its button or code. */
export function composeMail(parts: MailParts): Omit<Mail, "id"> {
  const { to, language, mail, values = {} } = parts;
  const say = (key: TextKey, more: Readonly<Record<string, string>> = {}) =>
    renderText(language, { key, values: { ...values, ...more } });
  const subject = say(`mails:${mail}.subject`);
  const greeting = parts.firstName
    ? say("mails:frame.greeting", { name: parts.firstName })
    : say("mails:frame.greetingPlain");
  const content = {
    greeting,
    before: say(`mails:${mail}.before`),
    button:
      parts.link === undefined ? undefined : { label: say(`mails:${parts.mail}.button`), link: parts.link },
    code:
      parts.code === undefined
        ? undefined
        : {
            label: say(parts.link === undefined ? "mails:frame.onlyCode" : "mails:frame.code"),
            code: parts.code,
          },
    after: say(`mails:${mail}.after`),
    closing: say("mails:frame.closing"),
  };
  return {
    to,
    subject,
    text: textOf(content),
    html: htmlOf({ ...content, subject, language, hint: say("mails:frame.linkHint") }),
  };
}

interface Content {
  readonly greeting: string;
  readonly before: string;
  readonly button: { readonly label: string; readonly link: string } | undefined;
  readonly code: { readonly label: string; readonly code: string } | undefined;
  readonly after: string;
  readonly closing: string;
}

function textOf({ greeting, before, button, code, after, closing }: Content): string {
  const paragraphs = [
    greeting,
    before,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...(code ? [`${code.label} ${code.code}`] : []),
    after,
    closing,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

interface HtmlContent extends Content {
  readonly subject: string;
  readonly language: Language;
  readonly hint: string;
}

/** Inline styles and a table for the frame: what mail programs agree on. */
function htmlOf({ subject, language, hint, ...content }: HtmlContent): string {
  const paragraph = (text: string, style = "") =>
    `<p style="margin:0 0 16px;${style}">${escapeMarkup(text).replaceAll("\n", "<br>")}</p>`;
  const { button, code } = content;
  const body = [
    paragraph(content.greeting),
    paragraph(content.before),
    ...(button
      ? [buttonHtml(button), paragraph(hint, `font-size:13px;color:${colors.soft}`), addressHtml(button.link)]
      : []),
    ...(code ? [paragraph(code.label), codeHtml(code.code)] : []),
    paragraph(content.after),
    paragraph(content.closing, "margin-bottom:0"),
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colors.paper};color:${colors.ink};${font};font-size:16px;line-height:1.5">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:520px"><tr><td
 style="padding:28px;background:${colors.card};border:1px solid ${colors.line};border-radius:16px">
<p style="margin:0 0 20px;font-size:18px;font-weight:700;color:${colors.basil}">Platewise</p>
${body.join("\n")}
</td></tr></table></body></html>
`;
}

function buttonHtml({ label, link }: { readonly label: string; readonly link: string }): string {
  const style = `display:inline-block;padding:12px 22px;border-radius:999px;background:${colors.basil};color:#ffffff;font-weight:700;text-decoration:none`;
  return `<p style="margin:0 0 16px"><a href="${escapeMarkup(link)}" style="${style}">${escapeMarkup(label)}</a></p>`;
}

function addressHtml(link: string): string {
  return `<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a href="${escapeMarkup(link)}" style="color:${colors.basil}">${escapeMarkup(link)}</a></p>`;
}

function codeHtml(code: string): string {
  return `<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:6px">${escapeMarkup(code)}</p>`;
}
