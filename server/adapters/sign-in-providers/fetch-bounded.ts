import type { CustomFetchOptions } from "openid-client";

/** Far above any answer of a provider; a broken one must not fill our memory. */
const answerMaxBytes = 256 * 1024;
/** Statuses of answers that have no body. */
const emptyStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

/** Fetches like `fetch`, but fails for an answer that is too large. */
export async function fetchBounded(url: string, options: CustomFetchOptions): Promise<Response> {
  const response = await fetch(url, { ...options, body: options.body ?? null });
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > answerMaxBytes) throw new Error("The provider's answer is too large.");
    pieces.push(piece);
  }
  const { status, headers } = response;
  return new Response(emptyStatuses.has(status) ? null : Buffer.concat(pieces), { status, headers });
}
