// What a call sends in one statement with the check of its session, where it needs to know of the caller only who it is.
import type { FastifyRequest } from "fastify";
import type { EndpointParts, ParsedCallOf } from "#contract/endpoint.ts";
import { AppError } from "../core/app-error.ts";
import { type ClaimedUser, ownerKeyOf, type ZonedUser } from "./caller.ts";
import { keyedRequestOf, keyLockedForMs } from "./idempotency.ts";
import type { KeyedRequest } from "./idempotency-table.ts";
import { claimedUserOf, headerOf } from "./identify-caller.ts";
import { nothingOpened, type OpenedCall, openWithSession } from "./open-call.ts";
import { type OwnRead, readWithSession } from "./own-read.ts";
import { parseCall } from "./parse-call.ts";
import {
  type AnyReading,
  type Before,
  isReading,
  type OpeningFor,
  type OwnerOpening,
  type ZonedOpening,
} from "./serve.ts";
import type { ServeParts } from "./serve-parts.ts";
import type { SessionStatement } from "./session-statement.ts";
import { timeZoneFrom } from "./time-zone.ts";
import { possibleDaysIn } from "./today-of.ts";

export interface CallAhead<E extends EndpointParts> {
  readonly owner: string;
  readonly parsed: ParsedCallOf<E>;
  readonly now: Date;
  readonly keyed: KeyedRequest | undefined;
  readonly statement: SessionStatement;
  /**
   * Of the row that the statement returned. Undefined where it did nothing but check the session: the call then takes the usual
   * way. Throws the error of a limit that is exceeded.
   */
  readonly receive: (row: object) => ReceivedAhead | undefined;
}

export interface ReceivedAhead {
  readonly opened: OpenedCall<unknown>;
  readonly rows: readonly unknown[];
}

interface Arrival<E extends EndpointParts, Row> {
  readonly endpoint: E;
  readonly before: Before<E, Row> | undefined;
  readonly request: FastifyRequest;
  readonly address: string;
}

/** Undefined where nothing can be sent with the check of the session; the call then takes the usual way, to its error as well. */
export async function prepareAhead<E extends EndpointParts, Row>(
  parts: ServeParts,
  arrival: Arrival<E, Row>,
): Promise<CallAhead<E> | undefined> {
  const { endpoint, before, request, address } = arrival;
  if (!isReading(before) && !isOpeningAhead(endpoint, before)) return undefined;
  if (request.isMultipart()) return undefined;
  const caller = await claimedUserOf(request, parts.callers);
  if (!caller) return undefined;
  try {
    const parsed = parseCall(endpoint, request);
    const call = { ...arrival, caller, parsed, owner: ownerKeyOf(caller, address), now: parts.clock() };
    return isReading(before) ? readAhead(parts, before, call) : openAhead(parts, before, call);
  } catch (failure) {
    if (failure instanceof AppError) return undefined;
    throw failure;
  }
}

interface ClaimedCall<E extends EndpointParts> {
  readonly endpoint: E;
  readonly request: FastifyRequest;
  readonly address: string;
  readonly caller: ClaimedUser;
  readonly owner: string;
  readonly parsed: ParsedCallOf<E>;
  readonly now: Date;
}

function readAhead<E extends EndpointParts, Row>(
  { db }: ServeParts,
  reading: AnyReading<E, Row>,
  call: ClaimedCall<E>,
): CallAhead<E> | undefined {
  const { owner, parsed, now } = call;
  const read = readOf(reading, call);
  if (!read) return undefined;
  const { statement, receive } = readWithSession(db, read);
  return {
    ...{ owner, parsed, now, keyed: undefined, statement },
    receive: (row) => ({ opened: nothingOpened, rows: receive(row) }),
  };
}

/** Undefined where the day depends on the account's time zone, since the call names none. */
function readOf<E extends EndpointParts, Row>(
  reading: AnyReading<E, Row>,
  { request, caller: { userId }, parsed, now }: ClaimedCall<E>,
): OwnRead<Row> | undefined {
  if ("read" in reading) return reading.read({ ...parsed, userId });
  const timeZone = timeZoneFrom(headerOf(request, "time-zone"));
  return timeZone === undefined
    ? undefined
    : reading.readOfDay({ ...parsed, userId, days: possibleDaysIn(timeZone, now) });
}

/** Undefined where the opening depends on the account's time zones, since the call names none. */
function openAhead<E extends EndpointParts, Row>(
  parts: ServeParts,
  opening: OwnerOpening<E, Row> | ZonedOpening<E, Row>,
  call: ClaimedCall<E>,
): CallAhead<E> | undefined {
  if ("needsOnlyOwner" in opening) return openAs(parts, opening, call);
  const timeZone = timeZoneFrom(headerOf(call.request, "time-zone"));
  if (timeZone === undefined) return undefined;
  const caller = { ...call.caller, timeZone, quotaTimeZone: timeZone };
  return openAs(parts, opening, { ...call, caller });
}

function openAs<E extends EndpointParts, Row, Caller extends ClaimedUser & Partial<ZonedUser>>(
  { keys, limiter }: ServeParts,
  opening: OpeningFor<Caller, E, Row>,
  { endpoint, request, address, caller, owner, parsed, now }: ClaimedCall<E> & { readonly caller: Caller },
): CallAhead<E> {
  const hits = limiter.prepare(opening.attempts({ caller, now, address }), now);
  const keyed = keyedRequestOf(endpoint, { request, owner, parsed });
  const first = opening.first?.({ ...parsed, caller, now, address });
  const { statement, receive } = openWithSession(keys, {
    ...{ hits, keyed, first, now },
    heldForMs: keyLockedForMs,
    quotaTimeZone: caller.quotaTimeZone,
  });
  return {
    ...{ owner, parsed, now, keyed, statement },
    receive: (row) => {
      const opened = receive(row);
      return opened && { opened, rows: [] };
    },
  };
}

/** A call of a caller who may be refused for more than the end of the session must not count, or write, before that is known. */
function isOpeningAhead<E extends EndpointParts, Row>(
  { access, file, needsFreshProof, isOpenBeforeDeletion }: E,
  before: Before<E, Row> | undefined,
): before is OwnerOpening<E, Row> | ZonedOpening<E, Row> {
  if (access === "pro" || file || needsFreshProof || isOpenBeforeDeletion) return false;
  return typeof before === "object" && ("needsOnlyOwner" in before || "needsOnlyZone" in before);
}
