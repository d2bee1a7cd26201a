import type { FastifyRequest } from "fastify";
import type { Access } from "#contract/endpoint.ts";
import { planKindOf } from "#domain/plans/entitlements.ts";
import { AppError } from "../core/app-error.ts";
import type { Caller, CallerFor, CallerSources, ClaimedUser } from "./caller.ts";
import type { SessionStatement } from "./session-statement.ts";
import { timeZoneFrom } from "./time-zone.ts";

const fallbackTimeZone = "UTC";
const bearer = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i;

export interface Identified<A extends Access> {
  readonly caller: CallerFor<A>;
  /** Of the statement that was sent in place of the check; undefined where none was. */
  readonly row: object | undefined;
}

interface Identification<A extends Access> {
  readonly access: A;
  readonly sources: CallerSources;
  readonly statement?: SessionStatement | undefined;
}

/** Throws `unauthorized`, `invalid_anonymous_session`, `pro_required` or `invalid_time_zone`. */
export async function identifyCaller<A extends Access>(
  request: FastifyRequest,
  identification: Identification<A>,
): Promise<Identified<A>> {
  const { access } = identification;
  const timeZone = timeZoneFrom(headerOf(request, "time-zone"));
  const { caller, row } =
    access === "public"
      ? { caller: nobody(timeZone), row: undefined }
      : await identifyUnlessOptional(request, { ...identification, timeZone });
  if (!isAllowed(caller, access))
    throw new AppError(caller.kind === "user" ? "pro_required" : "unauthorized");
  return { caller, row };
}

interface CallerReading extends Identification<Access> {
  readonly timeZone: string | undefined;
}

interface AnyIdentified {
  readonly caller: Caller;
  readonly row?: object | undefined;
}

/** With access "anyone", an invalid token counts as no token. */
async function identifyUnlessOptional(
  request: FastifyRequest,
  reading: CallerReading,
): Promise<AnyIdentified> {
  try {
    return await identifyByHeaders(request, reading);
  } catch (failure) {
    if (reading.access === "anyone" && failure instanceof AppError)
      return { caller: nobody(reading.timeZone) };
    throw failure;
  }
}

async function identifyByHeaders(
  request: FastifyRequest,
  { timeZone, sources, statement }: CallerReading,
): Promise<AnyIdentified> {
  if (headerOf(request, "authorization") !== undefined) {
    const accessToken = bearerTokenOf(request);
    const identified = accessToken && (await sources.userOf({ accessToken, timeZone, statement }));
    if (!identified) throw new AppError("unauthorized");
    return { caller: identified.user, row: identified.row };
  }
  const sessionToken = headerOf(request, "x-anonymous-session-token");
  if (sessionToken === undefined) return { caller: nobody(timeZone) };
  const visitor = await sources.visitorOf(sessionToken, timeZone);
  if (!visitor) throw new AppError("invalid_anonymous_session");
  return { caller: visitor };
}

/** Whom the call's token names, before the database was asked whether the session goes on. */
export async function claimedUserOf(
  request: FastifyRequest,
  sources: CallerSources,
): Promise<ClaimedUser | undefined> {
  const accessToken = bearerTokenOf(request);
  return accessToken === undefined ? undefined : sources.claimedUserOf(accessToken);
}

function bearerTokenOf(request: FastifyRequest): string | undefined {
  return bearer.exec(headerOf(request, "authorization") ?? "")?.[1];
}

function isAllowed<A extends Access>(caller: Caller, access: A): caller is CallerFor<A> {
  switch (access) {
    case "public":
      return caller.kind === "nobody";
    case "anyone":
      return true;
    case "visitor":
      return caller.kind !== "nobody";
    case "user":
      return caller.kind === "user";
    default:
      return caller.kind === "user" && planKindOf(caller) === "pro";
  }
}

function nobody(timeZone = fallbackTimeZone): Caller {
  return { kind: "nobody", timeZone };
}

/** An empty header counts as absent. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
}
