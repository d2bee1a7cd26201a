/** web/app/api: turns an endpoint and a call into what `fetch` takes. */
import type { EndpointParts } from "#contract/endpoint.ts";

/** A call as the sender sees it, whatever the endpoint. */
export interface AnyCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
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

export function headersOf({ body }: AnyCall, marks: RequestMarks): Headers {
  const headers = new Headers({ "Time-Zone": Intl.DateTimeFormat().resolvedOptions().timeZone });
  // The browser writes a form's own content type, with its boundary.
  if (body !== undefined && !(body instanceof FormData)) headers.set("Content-Type", "application/json");
  if (marks.accessToken) headers.set("Authorization", `Bearer ${marks.accessToken}`);
  else if (marks.anonymousToken) headers.set("X-Anonymous-Session-Token", marks.anonymousToken);
  if (marks.idempotencyKey) headers.set("Idempotency-Key", marks.idempotencyKey);
  return headers;
}

export function bodyOf({ body }: AnyCall): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
}
