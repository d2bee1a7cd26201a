import { vi } from "vitest";

export interface SentRequest {
  readonly line: string;
  readonly headers: Headers;
  readonly body: unknown;
}
type Answer = (body: unknown) => Response | Promise<Response>;

/**
 * Stubs `fetch` with answers by method and path (`POST /api/…`) and returns the list of requests sent.
 * Undone by `vi.unstubAllGlobals()`.
 */
export function stubServer(answers: Readonly<Record<string, Answer>>): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const line = `${init.method} ${address}`;
    const body = bodyOf(init.body);
    sent.push({ line, headers: new Headers(init.headers), body });
    const answer = answers[line];
    if (!answer) throw new Error(`No stubbed answer for ${line}`);
    return answer(body);
  });
  return sent;
}

/** The body as the server would parse it; of a form, its fields without the file. */
function bodyOf(body: RequestInit["body"]): unknown {
  if (body instanceof FormData) {
    return Object.fromEntries([...body].filter(([, value]) => typeof value === "string"));
  }
  return typeof body === "string" ? JSON.parse(body) : undefined;
}

export function respondWith(body: unknown, status = 200): () => Response {
  return () => Response.json(body, { status });
}

export function respondWithError(status: number, code: string): () => Response {
  return respondWith({ code, message: `The server says ${code}` }, status);
}
