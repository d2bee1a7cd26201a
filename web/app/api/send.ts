// One exchange with the server: a timeout, one retry when the network fails, errors by code.
import * as z from "zod/mini";
import { type ErrorCode, errorStatus } from "#contract/error-codes.ts";
import { errorAnswer } from "#contract/shapes/primitives.ts";
import { noteServerTime } from "../time/clock.ts";
import { ApiError } from "./api-error.ts";
import { setConnected } from "./connection.ts";
import { networkRetryDelayMs } from "./network-retry-delay.ts";

export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: BodyInit | null;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly outlivesPage?: true | undefined;
}

/** The server's answer, whatever its status. Throws an `ApiError` with status 0 if none came. */
export async function send(exchange: OutgoingRequest): Promise<Response> {
  try {
    return await sendOnce(exchange);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "network") throw error;
    await new Promise((resume) => setTimeout(resume, networkRetryDelayMs));
    exchange.signal?.throwIfAborted();
    return sendLastAttempt(exchange);
  }
}

async function sendLastAttempt(exchange: OutgoingRequest): Promise<Response> {
  try {
    return await sendOnce(exchange);
  } catch (error) {
    if (error instanceof ApiError && error.code === "network") setConnected(false);
    throw error;
  }
}

async function sendOnce(exchange: OutgoingRequest): Promise<Response> {
  const { url, method, headers, body, timeoutMs, signal, outlivesPage } = exchange;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(outlivesPage && { keepalive: true }),
    });
    setConnected(true);
    // An answer to a GET may come from a cache, with an old date.
    if (method !== "GET") noteServerTime(response.headers.get("Date"));
    return response;
  } catch (error) {
    signal?.throwIfAborted();
    if (timeout.aborted) throw new ApiError(0, "timeout", "Request timeout");
    throw new ApiError(0, "network", error instanceof Error ? error.message : "Failed to fetch");
  }
}

/** The body of an answer; an empty object if there is none or it is not JSON. */
export async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204 || !response.headers.get("content-type")?.includes("json")) return {};
  return response.json().catch(() => ({}));
}

export async function toApiError(response: Response): Promise<ApiError> {
  const answer = z.safeParse(z.partial(errorAnswer), await readBody(response));
  const { code, message } = answer.data ?? {};
  return new ApiError(response.status, isErrorCode(code) ? code : "unknown", message);
}

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && Object.hasOwn(errorStatus, code);
}
