/** server/testing/fuzz: calls made up from the contract. This file: whether an answer is one that the contract allows. */
import { isDeepStrictEqual } from "node:util";
import type { EndpointParts } from "#contract/endpoint.ts";
import { errorCodes } from "#contract/error-codes.ts";
import { errorAnswer } from "#contract/shapes/primitives.ts";

export interface GivenAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** What is wrong with an answer; undefined when nothing is. */
export function faultOf(
  endpoint: EndpointParts,
  { status, contentType, text }: GivenAnswer,
): string | undefined {
  if (status >= 500) return `a fault of the server's: ${status} ${text}`;
  if (status >= 300) return faultOfRefusal(status, contentType, text);
  if (endpoint.download)
    return contentType === endpoint.download.type ? undefined : `a file of ${contentType}`;
  if (status === 204)
    return text === "" && allowsNothing(endpoint) ? undefined : "204 where an answer is promised";
  if (status !== (endpoint.status ?? 200)) return `status ${status}`;
  return faultOfBody(endpoint.answer, text);
}

function allowsNothing({ answer }: EndpointParts): boolean {
  return answer === undefined || answer.safeParse(null).success;
}

function faultOfRefusal(status: number, contentType: string, text: string): string | undefined {
  if (!contentType.startsWith("application/json")) return `${status} as ${contentType}`;
  const parsed = errorAnswer.safeParse(JSON.parse(text));
  if (!parsed.success) return `${status} without code and message: ${text}`;
  const known = Object.entries(errorCodes).find(([code]) => code === parsed.data.code);
  if (!known) return `a code that the contract does not know: ${text}`;
  return known[1].status === status ? undefined : `${status} with the code ${parsed.data.code}`;
}

/** Exactly the answer's shape: a field too many is a fault as much as one that lacks. */
function faultOfBody(answer: EndpointParts["answer"], text: string): string | undefined {
  if (!answer) return "an answer where none is promised";
  const sent: unknown = JSON.parse(text);
  const parsed = answer.safeParse(sent);
  if (!parsed.success) return `not of its shape: ${parsed.error.message.slice(0, 500)}`;
  return isDeepStrictEqual(parsed.data, sent) ? undefined : "more than its shape";
}
