import type { Language } from "#domain/people/language.ts";
import type { Speaker } from "#domain/people/locale.ts";
import { renderText } from "#locales/render-text.ts";
import type { Mail } from "../../adapters/mailer.ts";
import { escapeMarkup } from "../../core/escape-markup.ts";

const light = {
  paper: "#fbf7ec",
  card: "#fffdf8",
  line: "#e6dfca",
  ink: "#17231b",
  soft: "#3a4a3f",
  basil: "#1f6b3a",
};
export const darkMail = {
  paper: "#121a14",
  card: "#1b251e",
  line: "#34423a",
  ink: "#eef3ea",
  soft: "#b9c6bb",
  link: "#8fd3a5",
  button: "#2a7f49",
};
/** The inline styles are for programs that read no style sheet; they have no dark form. */
const darkStyle = `@media (prefers-color-scheme: dark) {
.paper { background: ${darkMail.paper} !important; color: ${darkMail.ink} !important }
.card { background: ${darkMail.card} !important; border-color: ${darkMail.line} !important }
.ink { color: ${darkMail.ink} !important }
.soft { color: ${darkMail.soft} !important }
.link { color: ${darkMail.link} !important }
.button { background: ${darkMail.button} !important }
}`;
const font = "font-family:Figtree,Helvetica,Arial,sans-serif";

/** The same words as text and as HTML. */
export function layOutMail(mail: {
  readonly to: string;
  readonly subject: string;
  readonly speaker: Speaker;
  readonly content: MailContent;
}): Omit<Mail, "id"> {
  const { to, subject, speaker, content } = mail;
  const { language } = speaker;
  const hint = renderText(speaker, { key: "mails:frame.linkHint" });
  return { to, subject, text: textOf(content), html: htmlOf({ ...content, subject, language, hint }) };
}

/** The words of a mail: a paragraph before and one after its button or code. */
export interface MailContent {
  readonly greeting: string;
  readonly before: string;
  readonly button: { readonly label: string; readonly link: string } | undefined;
  readonly code: { readonly label: string; readonly code: string } | undefined;
  readonly after: string | undefined;
  readonly closing: string;
}

function textOf({ greeting, before, button, code, after, closing }: MailContent): string {
  const paragraphs = [
    greeting,
    before,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...(code ? [`${code.label} ${code.code}`] : []),
    ...(after === undefined ? [] : [after]),
    closing,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

interface HtmlContent extends MailContent {
  readonly subject: string;
  readonly language: Language;
  readonly hint: string;
}

/** Inline styles and a table for the frame: what mail programs agree on. */
function htmlOf({ subject, language, hint, ...content }: HtmlContent): string {
  const paragraph = (text: string, style = "", name = "ink") =>
    `<p class="${name}" style="margin:0 0 16px;${style}">${escapeMarkup(text).replaceAll("\n", "<br>")}</p>`;
  const { button, code } = content;
  const body = [
    paragraph(content.greeting),
    paragraph(content.before),
    ...(button
      ? [
          buttonHtml(button),
          paragraph(hint, `font-size:13px;color:${light.soft}`, "soft"),
          addressHtml(button.link),
        ]
      : []),
    ...(code ? [paragraph(code.label), codeHtml(code.code)] : []),
    ...(content.after === undefined ? [] : [paragraph(content.after)]),
    paragraph(content.closing, "margin-bottom:0"),
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title><style>${darkStyle}</style></head>
<body class="paper" style="margin:0;padding:24px 12px;background:${light.paper};color:${light.ink};${font};font-size:16px;line-height:1.5">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:520px"><tr><td class="card"
 style="padding:28px;background:${light.card};border:1px solid ${light.line};border-radius:16px">
<p class="link" style="margin:0 0 20px;font-size:18px;font-weight:700;color:${light.basil}">Platewise</p>
${body.join("\n")}
</td></tr></table></body></html>
`;
}

function buttonHtml({ label, link }: { readonly label: string; readonly link: string }): string {
  const style = `display:inline-block;padding:12px 22px;border-radius:999px;background:${light.basil};color:#ffffff;font-weight:700;text-decoration:none`;
  return `<p style="margin:0 0 16px"><a class="button" href="${escapeMarkup(link)}" style="${style}">${escapeMarkup(label)}</a></p>`;
}

function addressHtml(link: string): string {
  return `<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a class="link" href="${escapeMarkup(link)}" style="color:${light.basil}">${escapeMarkup(link)}</a></p>`;
}

function codeHtml(code: string): string {
  return `<p class="ink" style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:6px">${escapeMarkup(code)}</p>`;
}
