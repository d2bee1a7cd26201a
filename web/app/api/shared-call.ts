// Calls that are about to be made at the same time are answered by one call that has all of it.
import type { AnswerOf, CallOf, EndpointParts } from "#contract/endpoint.ts";
import { nowMs } from "../time/clock.ts";
import { ApiError } from "./api-error.ts";
import { type AnyCall, requestUrl } from "./build-request.ts";
import { shareAnswers } from "./request.ts";

/** A part that is asked for later than this gets an answer of its own. */
const keptMs = 10_000;

/** A call, and where its answer is in the shared one. */
export interface SharedPart<All> {
  readonly key: string;
  /** Undefined: it is not there. */
  readonly read: (all: All) => unknown;
}

export function sharedPart<All, const E extends EndpointParts>(
  endpoint: E,
  call: CallOf<E>,
  read: (all: All) => AnswerOf<E> | undefined,
): SharedPart<All> {
  return { key: keyOf(endpoint, call), read };
}

interface SharedCall<All> {
  /** Sent when the first of the parts is asked for. Undefined: no part can be read from what was answered. */
  readonly ask: () => Promise<All | undefined>;
  readonly parts: readonly SharedPart<All>[];
}

/** Each part is answered once. The parts of a call that was shared before are over. */
export function shareCall<All>({ ask, parts }: SharedCall<All>): void {
  const open = new Map(parts.map(({ key, read }) => [key, read]));
  let asking: Promise<All | undefined> | undefined;
  let answeredAtMs = Number.POSITIVE_INFINITY;
  const askOnce = () => {
    asking ??= ask()
      .catch((failure) => {
        open.clear();
        return leaveToEach(failure);
      })
      .finally(() => {
        answeredAtMs = nowMs();
      });
    return asking;
  };
  const answer = async (read: (all: All) => unknown) => {
    const all = await askOnce();
    const part = all === undefined ? undefined : read(all);
    return part === undefined ? undefined : { answer: part };
  };
  shareAnswers({
    take: (endpoint, call) => {
      const key = keyOf(endpoint, call);
      const read = open.get(key);
      open.delete(key);
      return read && nowMs() - answeredAtMs <= keptMs ? answer(read) : undefined;
    },
    forget: () => open.clear(),
  });
}

/** Without an answer no other call would get one; what the server refuses, each call asks for by itself. */
function leaveToEach(failure: unknown): undefined {
  if (failure instanceof ApiError && failure.status === 0) throw failure;
  return undefined;
}

function keyOf(endpoint: EndpointParts, call: AnyCall): string {
  return `${endpoint.method} ${requestUrl(endpoint, call)} ${JSON.stringify(call.body ?? null)}`;
}
