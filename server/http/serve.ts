import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { ZodMiniType } from "zod/mini";
import type { Access, AnswerOf, Download, EndpointParts, ParsedCallOf } from "#contract/endpoint.ts";
import { newId } from "../core/new-id.ts";
import type { Database } from "../database/schema.ts";
import { type CallCookies, cookiesOf } from "./call-cookies.ts";
import { type CallerFor, type CallerSources, ownerKeyOf } from "./caller.ts";
import type { AddressOf } from "./caller-address.ts";
import type { CallerTurns } from "./caller-turns.ts";
import { type FileAnswer, sendDownload } from "./downloads.ts";
import { checkFreshProof } from "./fresh-proof.ts";
import { answerOnce, toKeyedRequest } from "./idempotency.ts";
import { type CallWork, hasKey, type StoredAnswer } from "./idempotency-table.ts";
import { headerOf, identifyCaller } from "./identify-caller.ts";
import { filterAnswer, parseCall } from "./parse-call.ts";
import { networkOf } from "./rate-limits.ts";
import { refuseBeforeDeletion } from "./refuse-before-deletion.ts";
import { refuseToken } from "./refuse-token.ts";
import { readRequestForm } from "./uploads/read-form.ts";
import type { UploadBudget } from "./uploads/upload-budget.ts";

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
}

/** A handler of an endpoint without an answer returns nothing. */
type HandledAnswer<E extends EndpointParts> = E["download"] extends Download
  ? FileAnswer
  : E["answer"] extends ZodMiniType
    ? AnswerOf<E>
    : void;

export type Handler<E extends EndpointParts> = (
  call: ParsedCallOf<E> & CallContext<E>,
) => Promise<HandledAnswer<E>>;

/** What is known of a call before its file is read and anything is stored. */
export interface Arrival<A extends Access> extends Pick<CallContext<EndpointParts>, "now" | "address"> {
  readonly caller: CallerFor<A>;
  /** Whether its Idempotency-Key was used before, so that a stored answer may exist. */
  readonly isRepeat: () => Promise<boolean>;
}

/** Throws when a limit refuses the call. */
export type Admit<A extends Access> = (arrival: Arrival<A>) => Promise<void>;

/** Serves an endpoint: `serve(deleteMeal, async ({ params, caller }) => …)`. */
export type Serve = <const E extends EndpointParts>(
  endpoint: E,
  handler: Handler<E>,
  admit?: Admit<E["access"]>,
) => void;

export interface ServeParts {
  /** Database for idempotency keys. */
  readonly keys: Kysely<Database>;
  readonly callers: CallerSources;
  readonly addressOf: AddressOf;
  readonly clock: () => Date;
  readonly uploads: UploadBudget;
  readonly turns: CallerTurns;
}

export interface Served<E extends EndpointParts> {
  readonly endpoint: E;
  readonly handler: Handler<E>;
  readonly admit: Admit<E["access"]> | undefined;
}

export async function answerCall<E extends EndpointParts>(
  parts: ServeParts,
  served: Served<E>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const caller = await identifyCaller<E["access"]>(request, served.endpoint.access, parts.callers);
  refuseToken(caller, served.endpoint);
  refuseBeforeDeletion(caller, served.endpoint);
  const address = parts.addressOf(request);
  const owner = ownerKeyOf(caller, address);
  return parts.turns.run(owner, () =>
    answerInTurn(parts, served, { request, reply, caller, address, owner }),
  );
}

interface IdentifiedCall<E extends EndpointParts> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: CallerFor<E["access"]>;
  readonly address: string;
  /** Whom idempotency keys and turns are counted for. */
  readonly owner: string;
}

async function answerInTurn<E extends EndpointParts>(
  parts: ServeParts,
  { endpoint, handler, admit }: Served<E>,
  { request, reply, caller, address, owner }: IdentifiedCall<E>,
): Promise<FastifyReply> {
  const now = parts.clock();
  if (endpoint.needsFreshProof) checkFreshProof(caller, now);
  const key = idempotencyKeyOf(endpoint, request);
  const isRepeat = async () => key !== undefined && (await hasKey(parts.keys, { owner, key }));
  await admit?.({ caller, now, address, isRepeat });
  const held = endpoint.file && parts.uploads.hold({ caller: owner, network: networkOf(address) });
  try {
    const parsed = parseCall(endpoint, request, await readRequestForm(endpoint, request, held));
    const context = {
      caller,
      now,
      address,
      acceptLanguage: headerOf(request, "accept-language"),
      userAgent: headerOf(request, "user-agent"),
      origin: `${request.protocol}://${request.host}`,
      idempotencyKey: key,
      cookies: cookiesOf(request, reply),
    };
    if (endpoint.download) {
      // The compiler cannot infer from `download` that this handler returns a file; `HandledAnswer` ensures it.
      const file = (await handler({ ...parsed, ...context, work: newWork(now) })) as FileAnswer;
      return sendDownload(reply, endpoint.download, file);
    }
    const doWork = async (work = newWork(now)): Promise<StoredAnswer> => {
      const body = filterAnswer(endpoint, await handler({ ...parsed, ...context, work })) ?? undefined;
      return { status: body === undefined ? 204 : (endpoint.status ?? 200), body };
    };
    if (key === undefined) return sendAnswer(reply, await doWork());
    const keyed = toKeyedRequest({ owner, key, endpoint: nameOf(endpoint, request), sent: parsed });
    return sendAnswer(reply, await answerOnce(parts.keys, keyed, { clock: parts.clock, doWork }));
  } finally {
    held?.release();
  }
}

function newWork(now: Date): CallWork {
  return { id: newId(now), mayBeDone: false };
}

function idempotencyKeyOf(endpoint: EndpointParts, request: FastifyRequest): string | undefined {
  const key = endpoint.isIdempotent ? request.headers["idempotency-key"] : undefined;
  return key === undefined ? undefined : String(key).trim();
}

function sendAnswer(reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply {
  reply.status(status).header("Cache-Control", "no-store");
  if (body === undefined) return reply.send();
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
}

function nameOf(endpoint: EndpointParts, request: FastifyRequest): string {
  return `${endpoint.method} ${request.url.split("?")[0]}`;
}
