import type { AnyEndpoint } from "#contract/endpoint.ts";
import { type ErrorCode, errorStatus } from "#contract/error-codes.ts";
import { errorMessages } from "../core/error-messages.ts";
import { escapeMarkup } from "../core/escape-markup.ts";
import { failuresOf } from "./failures-of.ts";
import { NamedShapes, type Shape, schemaReferencePrefix } from "./named-shapes.ts";
import type { Feature } from "./openapi.ts";

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

export function renderApiPage(features: Readonly<Record<string, Feature>>): string {
  const shapes = new NamedShapes();
  const sections = Object.entries(features).map(
    ([name, { text, endpoints }]) =>
      `<h2 id="${name}">${escapeMarkup(text)}</h2>${endpoints.map((each) => renderEndpoint(each, shapes)).join("")}`,
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

<h2 id="shapes">Shapes</h2>${renderShapes(shapes)}<h2 id="errors">Failures</h2><p>Every failure answers <code>{ "code", "message" }</code>.</p>${renderErrorTable()}</main></body></html>`;
}

function renderEndpoint(endpoint: AnyEndpoint, shapes: NamedShapes): string {
  const { method, path, access, summary, query, body, answer, isIdempotent, token } = endpoint;
  const schema = (title: string, shape: Shape | undefined, io: "input" | "output") =>
    shape ? renderSchema(title, shapes.describe(shape, io)) : "";
  const failures = [...failuresOf(endpoint)].map((code) => `<code>${code}</code>`).join(", ");
  return `<article><h3><b>${method}</b> <code>${escapeMarkup(path)}</code></h3><p>${escapeMarkup(summary)}</p>
<p>Who: ${whoMayCall[access]}.${token ? ` Personal token: ${token}.` : ""}${isIdempotent ? " Takes an <code>Idempotency-Key</code>." : ""}</p>
<details><summary>Failures</summary><p>${failures}</p></details>
${schema("Query", query, "input")}${schema("Body", body, "input")}${schema("Answer", answer, "output")}</article>`;
}

/** Names lead to their shapes. */
function renderSchema(title: string, schema: object): string {
  const text = escapeMarkup(JSON.stringify(schema, undefined, 2));
  const linked = text.replaceAll(
    new RegExp(`&quot;\\$ref&quot;: &quot;${schemaReferencePrefix}(\\w+)&quot;`, "g"),
    '<a href="#shape-$1">$1</a>',
  );
  return `<details><summary>${title}</summary><pre>${linked}</pre></details>`;
}

function renderShapes(shapes: NamedShapes): string {
  const named = Object.entries(shapes.all);
  return named
    .map(([name, schema]) => `<article id="shape-${name}">${renderSchema(name, schema)}</article>`)
    .join("");
}

function renderErrorTable(): string {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  const rows = codes.map(
    (code) =>
      `<tr><td><code>${code}</code></td><td>${errorStatus[code]}</td><td>${escapeMarkup(errorMessages[code])}</td></tr>`,
  );
  return `<table><tr><th>Code</th><th>Status</th><th>Message</th></tr>${rows.join("")}</table>`;
}
