// What a call sends in one statement with the check of its session, where it needs to know of the caller only who it is.
import type { FastifyRequest } from "fastify";
import type { EndpointParts, ParsedCallOf } from "#contract/endpoint.ts";
import { AppError } from "../core/app-error.ts";
import { type ClaimedUser, ownerKeyOf, type ZonedUser } from "./caller.ts";
import { keyedRequestOf, keyLockedForMs } from "./idempotency.ts";
import type { KeyedRequest } from "./idempotency-table.ts";
import { claimedUserOf, headerOf } from "./identify-caller.ts";
import { type OpenedCall, openWithSession } from "./open-call.ts";
import { parseCall } from "./parse-call.ts";
import type { Before, OpeningFor, OwnerOpening, ZonedOpening } from "./serve.ts";
import type { ServeParts } from "./serve-parts.ts";
import type { SessionStatement } from "./session-statement.ts";
import { timeZoneFrom } from "./time-zone.ts";

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
  readonly receive: (row: object) => OpenedCall<unknown> | undefined;
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
  if (!isOpeningAhead(endpoint, before)) return undefined;
  if (request.isMultipart()) return undefined;
  const caller = await claimedUserOf(request, parts.callers);
  if (!caller) return undefined;
  try {
    const parsed = parseCall(endpoint, request);
    const call = { ...arrival, caller, parsed, owner: ownerKeyOf(caller, address), now: parts.clock() };
    return openAhead(parts, before, call);
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
    receive,
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
