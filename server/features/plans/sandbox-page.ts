import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";
import type { Language } from "#domain/people/language.ts";
import type { Speaker } from "#domain/people/locale.ts";
import { preferredCountry } from "#domain/people/preferred-language.ts";
import { buildScriptlessPageCsp } from "../../http/security-headers.ts";

const sandboxStyle = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;box-sizing:border-box;
font:1.0625rem/1.5 system-ui,sans-serif;background:#eef1f5;color:#1b2430}
main{box-sizing:border-box;width:100%;max-width:26rem;background:#fff;border-radius:1rem;padding:1.75rem;
box-shadow:0 1px 2px #1b243014,0 12px 32px #1b243014}
p.sandbox{margin:0 0 1.25rem;padding:.5rem .75rem;border-radius:.5rem;background:#fff3d6;color:#5c3d00;font-size:.875rem}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}
p{margin:0 0 1.5rem}
form{display:grid;gap:.75rem}
button{min-height:3rem;border-radius:.75rem;border:1px solid #5a6778;background:transparent;color:inherit;font:inherit;
font-weight:600;cursor:pointer}
label{display:grid;gap:.25rem;font-weight:600}
input{min-height:3rem;padding:0 .75rem;border-radius:.75rem;border:1px solid #5a6778;background:transparent;color:inherit;font:inherit;
box-sizing:border-box;width:100%}
p.fault{margin:0;color:#a1160a}
button.yes{background:#1f4f8f;border-color:#1f4f8f;color:#fff}
button:focus-visible,input:focus-visible{outline:3px solid #e0922f;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#12171e;color:#e8ecf1}main{background:#1c232c;box-shadow:none}
p.fault{color:#ffb4a8}p.sandbox{background:#3d2f10;color:#ffe2a8}button{border-color:#8996a6}button.yes{background:#9cc3f5;border-color:#9cc3f5;color:#0e1a2b}}`;

/** Language and country of a sandbox page, which knows no account. */
export function speakerOfRequest(language: Language, headers: IncomingHttpHeaders): Speaker {
  return { language, country: preferredCountry(headers["accept-language"]) ?? null };
}

export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  readonly note: string;
  /** HTML, not escaped. */
  readonly content: string;
}

export function renderPlainPage({ language, title, note, content }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${sandboxStyle}</style>
</head>
<body>
<main>
<p class="sandbox">${note}</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

export function withPlainPageHeaders(reply: FastifyReply): FastifyReply {
  return reply
    .header("Content-Security-Policy", buildScriptlessPageCsp(sandboxStyle))
    .header("Cache-Control", "no-store")
    .header("X-Robots-Tag", "noindex")
    .type("text/html; charset=utf-8");
}
