import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { EndpointParts, ParsedCallOf } from "#contract/endpoint.ts";
import { planKindOf } from "#domain/plans/entitlements.ts";
import { AppError } from "../core/app-error.ts";
import type { Database } from "../database/schema.ts";
import { type Caller, type CallerSources, userKeyOf } from "./caller.ts";
import { claimedUserOf } from "./identify-caller.ts";
import { loadOwnRows, type OwnRead } from "./own-read.ts";
import { parseCall } from "./parse-call.ts";
import type { Before, Reading } from "./serve.ts";

interface ServedRead<E extends EndpointParts, Row> {
  readonly endpoint: E;
  readonly before: Before<E, Row> | undefined;
}

export interface ReadAhead<E extends EndpointParts> {
  /** As `ownerKeyOf` names the caller once they are known. */
  readonly owner: string;
  readonly parsed: ParsedCallOf<E>;
  readonly read: OwnRead;
}

/** Undefined where nothing can be read with the check of the session; the call then takes the usual way, to its error as well. */
export async function prepareReadAhead<E extends EndpointParts, Row>(
  sources: CallerSources,
  { endpoint, before }: ServedRead<E, Row>,
  request: FastifyRequest,
): Promise<ReadAhead<E> | undefined> {
  if (!isReading(before)) return undefined;
  const claimed = await claimedUserOf(request, sources);
  if (!claimed) return undefined;
  const { userId } = claimed;
  try {
    const parsed = parseCall(endpoint, request);
    return { owner: userKeyOf(userId), parsed, read: before.read({ ...parsed, userId }) };
  } catch (failure) {
    if (failure instanceof AppError) return undefined;
    throw failure;
  }
}

interface CallToRead<E extends EndpointParts> {
  readonly caller: Caller;
  readonly parsed: ParsedCallOf<E>;
}

/** What was not read ahead. */
export async function readInTurn<E extends EndpointParts, Row>(
  db: Kysely<Database>,
  before: Before<E, Row> | undefined,
  { caller, parsed }: CallToRead<E>,
): Promise<readonly unknown[]> {
  if (!isReading(before) || caller.kind !== "user") return [];
  const { userId } = caller;
  return loadOwnRows(db, before.read({ ...parsed, userId }), planKindOf(caller) === "pro");
}

function isReading<E extends EndpointParts, Row>(
  before: Before<E, Row> | undefined,
): before is Reading<E, Row> {
  return typeof before === "object" && "read" in before;
}
