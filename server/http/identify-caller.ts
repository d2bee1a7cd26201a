import type { FastifyRequest } from "fastify";
import type { Access } from "#contract/endpoint.ts";
import { planKindOf } from "#domain/plans/entitlements.ts";
import { AppError } from "../core/app-error.ts";
import type { Caller, CallerFor, CallerSources } from "./caller.ts";
import { parseTimeZone } from "./time-zone.ts";

const fallbackTimeZone = "UTC";
const bearer = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i;

interface Identification<A extends Access> {
  readonly access: A;
  readonly sources: CallerSources;
}

/** Throws `unauthorized`, `invalid_anonymous_session`, `pro_required` or `invalid_time_zone`. */
export async function identifyCaller<A extends Access>(
  request: FastifyRequest,
  { access, sources }: Identification<A>,
): Promise<CallerFor<A>> {
  const timeZone = parseTimeZone(headerOf(request, "time-zone"));
  const caller =
    access === "public"
      ? nobody(timeZone)
      : await identifyUnlessOptional(request, { access, sources, timeZone });
  if (!isAllowed(caller, access))
    throw new AppError(caller.kind === "user" ? "pro_required" : "unauthorized");
  return caller;
}

interface CallerReading extends Identification<Access> {
  readonly timeZone: string | undefined;
}

/** Identifies the caller; with access "anyone", an invalid token counts as no token. */
async function identifyUnlessOptional(request: FastifyRequest, reading: CallerReading): Promise<Caller> {
  try {
    return await identifyByHeaders(request, reading);
  } catch (failure) {
    if (reading.access === "anyone" && failure instanceof AppError) return nobody(reading.timeZone);
    throw failure;
  }
}

async function identifyByHeaders(
  request: FastifyRequest,
  { timeZone, sources }: CallerReading,
): Promise<Caller> {
  if (headerOf(request, "authorization") !== undefined) {
    const accessToken = bearerTokenOf(request);
    const user = accessToken && (await sources.userOf({ accessToken, timeZone }));
    if (!user) throw new AppError("unauthorized");
    return user;
  }
  const sessionToken = headerOf(request, "x-anonymous-session-token");
  if (sessionToken === undefined) return nobody(timeZone);
  const visitor = await sources.visitorOf(sessionToken, timeZone);
  if (!visitor) throw new AppError("invalid_anonymous_session");
  return visitor;
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
