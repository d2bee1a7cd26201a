import type { ZodMiniType } from "zod/mini";
import type { Access, AnswerOf, Download, EndpointParts, ParsedCallOf } from "#contract/endpoint.ts";
import type { KeptAnswer } from "./answer-keeper.ts";
import type { CallCookies } from "./call-cookies.ts";
import type { CallerFor, OwnerFor, ZonedOwnerFor } from "./caller.ts";
import type { FileAnswer } from "./downloads.ts";
import type { CallWork } from "./idempotency-table.ts";
import type { FirstStatement } from "./open-call.ts";
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

export interface ReadByServe<Row> {
  /** What the opening's first statement returned; undefined where it was not sent. */
  readonly first: FirstRow<Row> | undefined;
}

export type Handler<E extends EndpointParts, Row = never> = (
  call: ParsedCallOf<E> & CallContext<E> & ReadByServe<Row>,
) => Promise<HandledAnswer<E>>;

export interface FirstRow<Row> {
  readonly row: Row | undefined;
}

interface ArrivalOf<Caller> extends Pick<CallContext<EndpointParts>, "now" | "address"> {
  readonly caller: Caller;
}

/** Sent in one statement, before the handler runs: what the call counts towards, the claim of its key, and `first`. */
export interface OpeningFor<Caller, E extends EndpointParts, Row> {
  readonly attempts: (arrival: ArrivalOf<Caller>) => readonly Attempt[];
  /** Undefined: the handler sends nothing first. */
  readonly first?: (call: ParsedCallOf<E> & ArrivalOf<Caller>) => FirstStatement<Row> | undefined;
}

export interface Opening<E extends EndpointParts, Row = never>
  extends OpeningFor<CallerFor<E["access"]>, E, Row> {
  readonly needsOnlyOwner?: never;
  readonly needsOnlyZone?: never;
}

/** Sent with the check of the session as well. */
export interface OwnerOpening<E extends EndpointParts, Row = never>
  extends OpeningFor<OwnerFor<E["access"]>, E, Row> {
  readonly needsOnlyOwner: true;
}

/** So is this one, by a call that names the time zone in which the account's quota of scans is counted. */
export interface ZonedOpening<E extends EndpointParts, Row = never>
  extends OpeningFor<ZonedOwnerFor<E["access"]>, E, Row> {
  readonly needsOnlyZone: true;
}

/** What is known of a call before its file is read and anything is stored. */
export interface Arrival<A extends Access> extends Pick<CallContext<EndpointParts>, "now" | "address"> {
  readonly caller: CallerFor<A>;
  /** Whether its Idempotency-Key was used before, so that a stored answer may exist. */
  readonly isRepeat: () => Promise<boolean>;
}

/** Throws when a limit refuses the call. */
export type Admit<A extends Access> = (arrival: Arrival<A>) => Promise<void>;

export type Before<E extends EndpointParts, Row> =
  | Admit<E["access"]>
  | Opening<E, Row>
  | OwnerOpening<E, Row>
  | ZonedOpening<E, Row>;

export function openingOf<E extends EndpointParts, Row>(
  before: Before<E, Row> | undefined,
): OpeningFor<CallerFor<E["access"]>, E, Row> | undefined {
  if (typeof before !== "object") return undefined;
  // The compiler cannot see that every caller of an endpoint is one of its owners too.
  return before as OpeningFor<CallerFor<E["access"]>, E, Row>;
}

/** Serves an endpoint: `serve(deleteMeal, async ({ params, caller }) => …)`. */
export type Serve = <const E extends EndpointParts, Row = never>(
  endpoint: E,
  handler: Handler<E, Row>,
  before?: Before<E, Row>,
) => void;
