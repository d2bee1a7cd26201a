// Checks whether an answer is one that the contract allows.
import { isDeepStrictEqual } from "node:util";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { errorStatus } from "#contract/error-codes.ts";
import { errorAnswer } from "#contract/shapes/primitives.ts";

export interface ReceivedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** How an answer violates the contract; undefined if it does not. */
export function findViolation(
  endpoint: AnyEndpoint,
  { status, contentType, text }: ReceivedAnswer,
): string | undefined {
  if (status >= 500) return `a server error: ${status} ${text}`;
  if (status >= 300) return findErrorViolation(status, contentType, text);
  if (endpoint.download)
    return contentType === endpoint.download.type ? undefined : `a file of ${contentType}`;
  if (status === 204)
    return text === "" && allowsEmptyAnswer(endpoint) ? undefined : "204 where a body is specified";
  if (status !== (endpoint.status ?? 200)) return `status ${status}`;
  return findBodyViolation(endpoint.answer, text);
}

function allowsEmptyAnswer({ answer }: AnyEndpoint): boolean {
  return answer === undefined || answer.safeParse(null).success;
}

function findErrorViolation(status: number, contentType: string, text: string): string | undefined {
  if (!contentType.startsWith("application/json")) return `${status} as ${contentType}`;
  const parsed = errorAnswer.safeParse(JSON.parse(text));
  if (!parsed.success) return `${status} without code and message: ${text}`;
  const known = Object.entries(errorStatus).find(([code]) => code === parsed.data.code);
  if (!known) return `an unknown error code: ${text}`;
  return known[1] === status ? undefined : `${status} with the code ${parsed.data.code}`;
}

/** Extra fields are violations too. */
function findBodyViolation(answer: AnyEndpoint["answer"], text: string): string | undefined {
  if (!answer) return "a body where none is specified";
  const sent: unknown = JSON.parse(text);
  const parsed = answer.safeParse(sent);
  if (!parsed.success) return `does not match its schema: ${parsed.error.message.slice(0, 500)}`;
  return isDeepStrictEqual(parsed.data, sent) ? undefined : "has fields beyond its schema";
}
