import type { ZodMiniType } from "zod/mini";
import type { Access, AnswerOf, Download, EndpointParts, ParsedCallOf } from "#contract/endpoint.ts";
import type { KeptAnswer } from "./answer-keeper.ts";
import type { CallCookies } from "./call-cookies.ts";
import type { CallerFor } from "./caller.ts";
import type { FileAnswer } from "./downloads.ts";
import type { CallWork } from "./idempotency-table.ts";
import type { FirstRow, FirstStep } from "./open-call.ts";
import type { Attempt } from "./rate-limits.ts";

/** What a handler receives in addition to the parsed params, query and body. */
export interface CallContext<E extends EndpointParts> {
  readonly caller: CallerFor<E["access"]>;
  readonly now: Date;
  /** The caller's IP address, taking trusted proxies into account. */
  readonly address: string;
  /** The Accept-Language header. */
  readonly acceptLanguage: string | undefined;
  /** The User-Agent header. */
  readonly userAgent: string | undefined;
  /** Our origin as the caller addressed it, such as `http://localhost:3000`. */
  readonly origin: string;
  /** Only for endpoints that take one. */
  readonly idempotencyKey: string | undefined;
  readonly work: CallWork;
  readonly cookies: CallCookies;
  /** For a handler whose statement stores the answer too. */
  readonly keep: KeepAnswer;
}

/** `answer` is what the handler is about to return. */
export type KeepAnswer = (answer: unknown) => KeptAnswer;

/** A handler of an endpoint without an answer returns nothing. */
type HandledAnswer<E extends EndpointParts> = E["download"] extends Download
  ? FileAnswer
  : E["answer"] extends ZodMiniType
    ? AnswerOf<E>
    : void;

interface StepTaken<Row> {
  /** What the first step returned; undefined where it was not sent, so that the handler sends it. */
  readonly firstStep: FirstRow<Row> | undefined;
}

export type Handler<E extends EndpointParts, Row = never> = (
  call: ParsedCallOf<E> & CallContext<E> & StepTaken<Row>,
) => Promise<HandledAnswer<E>>;

/** What is known of a call before its file is read and anything is stored. */
interface Counted<A extends Access> extends Pick<CallContext<EndpointParts>, "now" | "address"> {
  readonly caller: CallerFor<A>;
}

/** Sent in one statement, before the handler runs: what the call counts towards, the claim of its key, and its first step. */
export interface Opening<E extends EndpointParts, Row = never> {
  readonly attempts: (call: Counted<E["access"]>) => readonly Attempt[];
  /** Undefined: the handler sends all of its statements itself. */
  readonly firstStep?: (call: ParsedCallOf<E> & Counted<E["access"]>) => FirstStep<Row> | undefined;
}

export interface Arrival<A extends Access> extends Counted<A> {
  /** Whether its Idempotency-Key was used before, so that a stored answer may exist. */
  readonly isRepeat: () => Promise<boolean>;
}

/** Throws when a limit refuses the call. */
export type Admit<A extends Access> = (arrival: Arrival<A>) => Promise<void>;

export type Before<E extends EndpointParts, Row> = Admit<E["access"]> | Opening<E, Row>;

/** Serves an endpoint: `serve(deleteMeal, async ({ params, caller }) => …)`. */
export type Serve = <const E extends EndpointParts, Row = never>(
  endpoint: E,
  handler: Handler<E, Row>,
  before?: Before<E, Row>,
) => void;
