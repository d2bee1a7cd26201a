// Lets one call answer several others that a page makes at the same time.
import type { AnswerOf, AnyEndpoint, CallOf } from "#contract/endpoint.ts";
import { nowMs } from "../time/clock.ts";
import { ApiError } from "./api-error.ts";
import { type AnyCall, requestUrl } from "./build-request.ts";
import { shareAnswers } from "./request.ts";

/** Parts requested later than this after the answer are called for by themselves. */
const keptMs = 10_000;

/** A call, and how to read its answer from the shared one. */
export interface SharedPart<All> {
  readonly key: string;
  /** Undefined if the shared answer lacks it. */
  readonly read: (all: All) => unknown;
}

export function sharedPart<All, const E extends AnyEndpoint>(
  endpoint: E,
  call: CallOf<E>,
  read: (all: All) => AnswerOf<E> | undefined,
): SharedPart<All> {
  return { key: keyOf(endpoint, call), read };
}

interface SharedCall<All> {
  /** Called when the first part is requested. Answers undefined if no part can be read from it. */
  readonly ask: () => Promise<All | undefined>;
  readonly parts: readonly SharedPart<All>[];
}

/** Makes one call that answers the parts, each at most once. Replaces the call that was shared before. */
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

/**
 * What a failed shared call means for its parts: if the server cannot be reached, each fails at once; if it refuses, each is
 * called for by itself.
 */
function leaveToEach(failure: unknown): undefined {
  if (failure instanceof ApiError && failure.status === 0) throw failure;
  return undefined;
}

function keyOf(endpoint: AnyEndpoint, call: AnyCall): string {
  return `${endpoint.method} ${requestUrl(endpoint, call)} ${JSON.stringify(call.body ?? null)}`;
}
