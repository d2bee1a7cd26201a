/** web/app/api: turns an endpoint and a call into what `fetch` takes. */
import type { EndpointParts } from "#contract/endpoint.ts";

/** A call as the sender sees it, whatever the endpoint. */
export interface AnyCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly file?: Blob;
}

export function addressOf(endpoint: EndpointParts, { params = {}, query = {} }: AnyCall): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

export interface RequestMarks {
  readonly accessToken?: string | undefined;
  readonly anonymousToken?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export function headersOf({ body, file }: AnyCall, marks: RequestMarks): Headers {
  const headers = new Headers({ "Time-Zone": Intl.DateTimeFormat().resolvedOptions().timeZone });
  // The browser writes a form's own content type, with its boundary.
  if (body !== undefined && file === undefined) headers.set("Content-Type", "application/json");
  if (marks.accessToken) headers.set("Authorization", `Bearer ${marks.accessToken}`);
  else if (marks.anonymousToken) headers.set("X-Anonymous-Session-Token", marks.anonymousToken);
  if (marks.idempotencyKey) headers.set("Idempotency-Key", marks.idempotencyKey);
  return headers;
}

/** JSON, or a form where the endpoint takes a file: the texts first, so that a reader knows them before the file. */
export function bodyOf(endpoint: EndpointParts, { body, file }: AnyCall): BodyInit | null {
  if (endpoint.file === undefined || file === undefined)
    return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.set(name, String(value));
  }
  form.set(endpoint.file.name, file);
  return form;
}
