import type { AnyEndpoint } from "#contract/endpoint.ts";
import { deviceTimeZone } from "../time/device-time-zone.ts";

/** A call to any endpoint. */
export interface AnyCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly files?: readonly Blob[];
}

export function requestUrl(endpoint: AnyEndpoint, { params = {}, query = {} }: AnyCall): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

export interface HeaderTokens {
  readonly accessToken?: string | undefined;
  readonly anonymousToken?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export function requestHeaders({ body, file, files }: AnyCall, tokens: HeaderTokens): Headers {
  const headers = new Headers({ "Time-Zone": deviceTimeZone() });
  // For a form the browser sets the content type itself, with its boundary.
  if (body !== undefined && !file && !files) headers.set("Content-Type", "application/json");
  if (tokens.accessToken) headers.set("Authorization", `Bearer ${tokens.accessToken}`);
  else if (tokens.anonymousToken) headers.set("X-Anonymous-Session-Token", tokens.anonymousToken);
  if (tokens.idempotencyKey) headers.set("Idempotency-Key", tokens.idempotencyKey);
  return headers;
}

/** JSON, or a form for endpoints that take files: text fields first, so that they can be read before them. */
export function requestBody(endpoint: AnyEndpoint, { body, file, files }: AnyCall): BodyInit | null {
  const sent = files ?? (file ? [file] : []);
  if (endpoint.file === undefined || sent.length === 0)
    return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.set(name, String(value));
  }
  for (const each of sent) form.append(endpoint.file.name, each);
  return form;
}
