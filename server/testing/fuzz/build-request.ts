import type { CallerName, GeneratedCall } from "./generated-call.ts";

export interface FuzzContext {
  readonly headersOf: Readonly<Record<CallerName, Readonly<Record<string, string>>>>;
  /** Ids from earlier answers. */
  readonly ids: readonly string[];
}

export interface FuzzRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

const boundary = "a-boundary-of-forms";

export function buildRequest(call: GeneratedCall, { headersOf, ids }: FuzzContext): FuzzRequest {
  const { endpoint, caller, id, query, payload, file } = call;
  const known = typeof id === "number" ? (ids[id % Math.max(1, ids.length)] ?? "none") : id;
  const path = endpoint.path.replace(/:\w+/g, encodeURIComponent(known.toWellFormed()));
  const search = new URLSearchParams(query).toString();
  const headers = { ...headersOf[caller], ...call.headers };
  const type = file ? `multipart/form-data; boundary=${boundary}` : "application/json";
  return {
    method: endpoint.method,
    url: search === "" ? path : `${path}?${search}`,
    headers: payload === undefined && !file ? headers : { ...headers, "content-type": type },
    payload: file ? formOf(file, payload ?? "") : payload,
  };
}

/** The form as Latin-1, one character per byte, because the file is binary. */
function formOf(file: Uint8Array, note: string): string {
  const part = (name: string, more: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const bytes = Buffer.from(file).toString("latin1");
  return `${part("note", "", note)}${part("image", '; filename="a.jpg"', bytes)}--${boundary}--\r\n`;
}

export function extractIds(text: string): string[] {
  return [...text.matchAll(/"(?:id|mealId)":"([0-9a-f-]{36})"/g)].flatMap(([, id]) => id ?? []);
}
