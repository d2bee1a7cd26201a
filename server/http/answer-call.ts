import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { EndpointParts, ParsedCallOf } from "#contract/endpoint.ts";
import { newId } from "../core/new-id.ts";
import type { Database } from "../database/schema.ts";
import type { AnswerFilter } from "./answer-filter.ts";
import { AnswerKeeper } from "./answer-keeper.ts";
import { cookiesOf } from "./call-cookies.ts";
import { type CallerSources, ownerKeyOf } from "./caller.ts";
import type { AddressOf } from "./caller-address.ts";
import type { CallerTurns } from "./caller-turns.ts";
import { type FileAnswer, sendDownload } from "./downloads.ts";
import { checkFreshProof } from "./fresh-proof.ts";
import { answerOnce, keyLockedForMs, toKeyedRequest } from "./idempotency.ts";
import { type CallWork, hasKey, type KeyedRequest, type StoredAnswer } from "./idempotency-table.ts";
import { headerOf, type Identified, identifyCaller } from "./identify-caller.ts";
import { openCall } from "./open-call.ts";
import type { JsonRow, OwnRead } from "./own-read.ts";
import { parseCall } from "./parse-call.ts";
import { networkOf, type PreparedHits, type RateLimiter } from "./rate-limits.ts";
import { prepareReadAhead, readInTurn } from "./read-ahead.ts";
import { refuseBeforeDeletion } from "./refuse-before-deletion.ts";
import { refuseToken } from "./refuse-token.ts";
import type { Before, Handler, KeepAnswer, Opening } from "./serve.ts";
import { readRequestForm } from "./uploads/read-form.ts";
import type { UploadBudget, UploadReservation } from "./uploads/upload-budget.ts";

export interface ServeParts {
  readonly db: Kysely<Database>;
  /** Database for idempotency keys. */
  readonly keys: Kysely<Database>;
  readonly limiter: RateLimiter;
  readonly callers: CallerSources;
  readonly addressOf: AddressOf;
  readonly clock: () => Date;
  readonly filterAnswer: AnswerFilter;
  readonly uploads: UploadBudget;
  readonly turns: CallerTurns;
}

export interface Served<E extends EndpointParts, Row> {
  readonly endpoint: E;
  readonly handler: Handler<E, Row>;
  readonly before: Before<E, Row> | undefined;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export async function answerCall<E extends EndpointParts, Row>(
  parts: ServeParts,
  served: Served<E, Row>,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { callers, turns, addressOf } = parts;
  const address = addressOf(exchange.request);
  const ahead = await prepareReadAhead(callers, served, exchange.request);
  // Where the caller's calls stand in line, nothing is read before its turn.
  if (ahead && turns.isFree(ahead.owner)) {
    const { owner, parsed, read } = ahead;
    return turns.run(owner, async () => {
      const identified = await admitCaller(parts, served.endpoint, { ...exchange, read });
      return answerInTurn(parts, served, { ...exchange, ...identified, address, owner, sent: parsed });
    });
  }
  const identified = await admitCaller(parts, served.endpoint, exchange);
  const owner = ownerKeyOf(identified.caller, address);
  return turns.run(owner, () =>
    answerInTurn(parts, served, { ...exchange, ...identified, address, owner, sent: undefined }),
  );
}

async function admitCaller<E extends EndpointParts>(
  { callers: sources }: ServeParts,
  endpoint: E,
  { request, read }: { readonly request: FastifyRequest; readonly read?: OwnRead },
): Promise<Identified<E["access"]>> {
  const identified = await identifyCaller<E["access"]>(request, { access: endpoint.access, sources, read });
  refuseToken(identified.caller, endpoint);
  refuseBeforeDeletion(identified.caller, endpoint);
  return identified;
}

interface IdentifiedCall<E extends EndpointParts> extends Exchange, Identified<E["access"]> {
  /** Undefined: not parsed yet. */
  readonly sent: ParsedCallOf<E> | undefined;
  readonly address: string;
  /** Whom idempotency keys and turns are counted for. */
  readonly owner: string;
}

async function answerInTurn<E extends EndpointParts, Row>(
  parts: ServeParts,
  served: Served<E, Row>,
  call: IdentifiedCall<E>,
): Promise<FastifyReply> {
  const { endpoint, before } = served;
  const { request, caller, address, owner } = call;
  const now = parts.clock();
  if (endpoint.needsFreshProof) checkFreshProof(caller, now);
  const key = idempotencyKeyOf(endpoint, request);
  const isRepeat = async () => key !== undefined && (await hasKey(parts.keys, { owner, key }));
  if (typeof before === "function") await before({ caller, now, address, isRepeat });
  const opening = openingOf(before);
  const attempts = opening?.attempts({ caller, now, address }) ?? [];
  const hits = parts.limiter.prepare(attempts, now);
  const held = endpoint.file && parts.uploads.hold({ caller: owner, network: networkOf(address) });
  try {
    const sent = await readCall(endpoint, call, { key, held }).catch(async (failure) => {
      // An invalid call counts too.
      await openCall(parts.keys, { hits, now, heldForMs: keyLockedForMs });
      throw failure;
    });
    return await answerSent(parts, served, { ...call, ...sent, now, hits });
  } finally {
    held?.release();
  }
}

interface SentCall<E extends EndpointParts> {
  readonly parsed: ParsedCallOf<E>;
  /** Undefined: the call has no key. */
  readonly keyed: KeyedRequest | undefined;
}

async function readCall<E extends EndpointParts>(
  endpoint: E,
  { request, owner, sent }: IdentifiedCall<E>,
  { key, held }: { readonly key: string | undefined; readonly held: UploadReservation | undefined },
): Promise<SentCall<E>> {
  const parsed = sent ?? parseCall(endpoint, request, await readRequestForm(endpoint, request, held));
  if (key === undefined) return { parsed, keyed: undefined };
  return { parsed, keyed: toKeyedRequest({ owner, key, endpoint: nameOf(endpoint, request), sent: parsed }) };
}

interface CallToAnswer<E extends EndpointParts> extends IdentifiedCall<E>, SentCall<E> {
  readonly now: Date;
  readonly hits: PreparedHits;
}

async function answerSent<E extends EndpointParts, Row>(
  parts: ServeParts,
  { endpoint, handler, before }: Served<E, Row>,
  call: CallToAnswer<E>,
): Promise<FastifyReply> {
  const { parsed, keyed, reply, caller, address, now, hits } = call;
  const first = openingOf(before)?.first?.({ ...parsed, caller, now, address });
  const opened = await openCall(parts.keys, { hits, keyed, first, now, heldForMs: keyLockedForMs });
  const isFirstSent = first !== undefined && (keyed === undefined || opened.work?.mayBeDone === false);
  const context = {
    ...parsed,
    ...contextOf(call),
    first: isFirstSent ? { row: opened.row } : undefined,
    // As the reading's statement returns them.
    rows: (call.rows ?? (await readInTurn(parts.db, before, call))) as readonly JsonRow<Row>[],
  };
  const run = (work: CallWork, keeper = new AnswerKeeper(undefined)) => {
    const keep: KeepAnswer = (answer) => keeper.keep(toAnswer(parts, endpoint, answer));
    return handler({ ...context, work, keep });
  };
  if (endpoint.download) {
    // The compiler cannot infer from `download` that this handler returns a file; `HandledAnswer` ensures it.
    const file = (await run(newWork(now))) as FileAnswer;
    return sendDownload(reply, endpoint.download, file);
  }
  const doWork = async (work: CallWork, keeper?: AnswerKeeper): Promise<StoredAnswer> => {
    const answer = await run(work, keeper);
    return keeper?.kept ?? toAnswer(parts, endpoint, answer);
  };
  if (!keyed) return sendAnswer(reply, await doWork(newWork(now)));
  const once = { clock: parts.clock, claimed: opened.work, doWork };
  return sendAnswer(reply, await answerOnce(parts.keys, keyed, once));
}

function openingOf<E extends EndpointParts, Row>(
  before: Before<E, Row> | undefined,
): Opening<E, Row> | undefined {
  return typeof before === "object" && "attempts" in before ? before : undefined;
}

function contextOf<E extends EndpointParts>({
  request,
  reply,
  caller,
  address,
  now,
  keyed,
}: CallToAnswer<E>) {
  return {
    caller,
    now,
    address,
    acceptLanguage: headerOf(request, "accept-language"),
    userAgent: headerOf(request, "user-agent"),
    origin: `${request.protocol}://${request.host}`,
    idempotencyKey: keyed?.key,
    cookies: cookiesOf(request, reply),
  };
}

/** As the contract specifies it. */
function toAnswer(
  { filterAnswer }: ServeParts,
  { answer: schema, status }: EndpointParts,
  answer: unknown,
): StoredAnswer {
  const body = schema && (filterAnswer(schema, answer) ?? undefined);
  return { status: body === undefined ? 204 : (status ?? 200), body };
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
