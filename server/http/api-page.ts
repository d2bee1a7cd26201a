import * as z from "zod";
import type { EndpointParts } from "#contract/endpoint.ts";
import { type ErrorCode, errorStatus } from "#contract/error-codes.ts";
import { errorMessages } from "../core/error-messages.ts";
import { escapeMarkup } from "../core/escape-markup.ts";

const whoMayCall = {
  public: "anyone",
  anyone: "anyone, signed in or not",
  visitor: "signed in, or with an anonymous session",
  user: "signed in",
  pro: "signed in, Pro plan",
} as const;

export const apiPageStyle = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #2b2a26; background: #fbf7ec }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
  article, table { background: #fff; border: 1px solid #e4dcc8; border-radius: .75rem; padding: 1rem; margin: 1rem 0 }
  h2 { margin: 2.5rem 0 0 } h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere }
  code, pre { font: .85rem/1.45 ui-monospace, monospace } pre { overflow: auto; margin: .5rem 0 0 }
  b { display: inline-block; min-width: 4rem; color: #17603a } p { margin: .25rem 0 } summary { cursor: pointer }
  td, th { text-align: left; padding: .15rem .75rem .15rem 0; vertical-align: top }`;

export function renderApiPage(endpoints: readonly EndpointParts[]): string {
  const groups = Map.groupBy(endpoints, ({ path }) => path.split("/")[2] ?? "");
  const sections = [...groups].map(
    ([name, members]) => `<h2 id="${name}">${escapeMarkup(name)}</h2>${members.map(renderEndpoint).join("")}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Platewise API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${apiPageStyle}</style></head>
<body><main><h1>Platewise API</h1>
<p>For machines: <a href="/api/openapi.json">OpenAPI 3.1</a>. Send JSON. Signed-in calls carry
<code>Authorization: Bearer …</code>, visitors' calls <code>X-Anonymous-Session-Token</code>, and every call
<code>Time-Zone</code> with an IANA name.</p>
<p>Programs of your own: create a personal token under Profile, Your data and programs, and send it as
<code>Authorization: Bearer platewise_…</code>. It opens only the calls below that name it. Assistants that speak the Model Context
Protocol connect to <code>/api/mcp</code> with the same token.</p>${sections.join("")}
<h2 id="errors">Failures</h2><p>Every failure answers <code>{ "code", "message" }</code>.</p>${renderErrorTable()}</main></body></html>`;
}

function renderEndpoint({
  method,
  path,
  access,
  summary,
  query,
  body,
  answer,
  isIdempotent,
  token,
}: EndpointParts): string {
  return `<article><h3><b>${method}</b> <code>${escapeMarkup(path)}</code></h3><p>${escapeMarkup(summary)}</p>
<p>Who: ${whoMayCall[access]}.${token ? ` Personal token: ${token}.` : ""}${isIdempotent ? " Takes an <code>Idempotency-Key</code>." : ""}</p>
${renderSchema("Query", query, "input")}${renderSchema("Body", body, "input")}${renderSchema("Answer", answer, "output")}</article>`;
}

function renderSchema(title: string, schema: EndpointParts["body"], io: "input" | "output"): string {
  if (!schema) return "";
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  const text = JSON.stringify(described, undefined, 2);
  return `<details><summary>${title}</summary><pre>${escapeMarkup(text)}</pre></details>`;
}

function renderErrorTable(): string {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  const rows = codes.map(
    (code) =>
      `<tr><td><code>${code}</code></td><td>${errorStatus[code]}</td><td>${escapeMarkup(errorMessages[code])}</td></tr>`,
  );
  return `<table><tr><th>Code</th><th>Status</th><th>Message</th></tr>${rows.join("")}</table>`;
}
