import type { ZodMiniType } from "zod/mini";
import type { Access, AnswerOf, AnyEndpoint, Download, ParsedCallOf } from "#contract/endpoint.ts";
import type { AnswerToStore } from "./call-answer.ts";
import type { CallCookies } from "./call-cookies.ts";
import type { CallerFor } from "./caller.ts";
import type { FileAnswer } from "./downloads.ts";
import type { NewRow } from "./idempotency-table.ts";
import type { OpeningStatement, RunOpeningStatement } from "./open-call.ts";
import type { Attempt } from "./rate-limits.ts";

/** What a handler receives in addition to the parsed params, query and body. */
interface CallContext<E extends AnyEndpoint> {
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
  /** The row that the call creates, if it creates one. */
  readonly newRow: NewRow;
  readonly cookies: CallCookies;
  /** Prepares the answer for a handler whose statement stores it too. */
  readonly prepareAnswer: PrepareAnswer;
}

/** `answer` is what the handler is about to return. */
export type PrepareAnswer = (answer: unknown) => AnswerToStore;

/** A handler of an endpoint without an answer returns nothing. */
type HandledAnswer<E extends AnyEndpoint> = E["download"] extends Download
  ? FileAnswer
  : E["answer"] extends ZodMiniType
    ? AnswerOf<E>
    : void;

export type Handler<E extends AnyEndpoint, Row = never> = (
  call: ParsedCallOf<E> & CallContext<E> & { readonly runOpeningStatement: RunOpeningStatement<Row> },
) => Promise<HandledAnswer<E>>;

/** The facts known of a call before its file is read and anything is stored. */
interface Counted<A extends Access> extends Pick<CallContext<AnyEndpoint>, "now" | "address"> {
  readonly caller: CallerFor<A>;
}

/** Steps of a call before its handler runs. */
export interface Before<E extends AnyEndpoint, Row = never> {
  /** Throws when a limit refuses the call, before its file is read. */
  readonly admit?: (arrival: Arrival<E["access"]>) => Promise<void>;
  /** The limits that the call counts towards; counted in one statement with `openingStatement`. */
  readonly attempts?: (call: Counted<E["access"]>) => readonly Attempt[];
  /**
   * A statement of the handler's that is sent with the call's limits and key, so that calls that people wait for need one trip to the
   * database less. The handler gets its row from `runOpeningStatement`.
   */
  readonly openingStatement?: (
    call: ParsedCallOf<E> & Counted<E["access"]>,
  ) => OpeningStatement<Row> | undefined;
}

export interface Arrival<A extends Access> extends Counted<A> {
  /** Whether its Idempotency-Key was used before, so that a stored answer may exist. */
  readonly isRepeat: () => Promise<boolean>;
}

/** Serves an endpoint: `serve(deleteMeal, async ({ params, caller }) => …)`. */
export type Serve = <const E extends AnyEndpoint, Row = never>(
  endpoint: E,
  handler: Handler<E, Row>,
  before?: Before<E, Row>,
) => void;
