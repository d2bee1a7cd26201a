import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnyEndpoint, ParsedCallOf } from "#contract/endpoint.ts";
import { newId } from "../core/new-id.ts";
import { CallAnswer } from "./call-answer.ts";
import { cookiesOf } from "./call-cookies.ts";
import { type CallerFor, ownerKeyOf } from "./caller.ts";
import { checkFreshProof, refuseBeforeDeletion, refuseToken } from "./caller-checks.ts";
import { type FileAnswer, sendDownload } from "./downloads.ts";
import { answerOnce, idempotencyKeyOf, keyedRequestOf } from "./idempotency.ts";
import { hasKey, type KeyedRequest, type NewRow, type StoredAnswer } from "./idempotency-table.ts";
import { headerOf, identifyCaller } from "./identify-caller.ts";
import { networkOf } from "./network-of.ts";
import { type OpenedCall, openCall } from "./open-call.ts";
import { parseCall } from "./parse-call.ts";
import { costlyRead } from "./rate-limit-list.ts";
import type { Before, Handler, PrepareAnswer } from "./serve.ts";
import type { ServeParts } from "./serve-parts.ts";
import { readRequestForm } from "./uploads/read-form.ts";
import type { UploadReservation } from "./uploads/upload-budget.ts";

export interface Served<E extends AnyEndpoint, Row> {
  readonly endpoint: E;
  readonly handler: Handler<E, Row>;
  readonly before: Before<E, Row> | undefined;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Answers a call of an endpoint:
 * 1. finds the caller, and refuses one whom the endpoint does not serve (`admitCaller`);
 * 2. waits for the caller's turn, so that nobody's calls hold the others' (`turns`);
 * 3. applies the endpoint's own limits, reads and checks what was sent (`before`, `readCall`);
 * 4. in one statement counts the call, claims its idempotency key and runs the handler's `openingStatement`, if it has one (`openCall`);
 * 5. runs the handler, or returns the answer that an earlier attempt with the key stored (`answerOnce`);
 * 6. sends what the contract says of the answer, and stores it under the key (`toAnswer`, `sendAnswer`).
 */
export async function answerCall<E extends AnyEndpoint, Row>(
  parts: ServeParts,
  served: Served<E, Row>,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { turns, addressOf, limiter, clock } = parts;
  const { endpoint } = served;
  const address = addressOf(exchange.request);
  const caller = await admitCaller(parts, endpoint, exchange.request);
  const owner = ownerKeyOf(caller, address);
  if (endpoint.isCostly) limiter.takeHere(costlyRead, owner, clock());
  return turns.run(owner, () => answerInTurn(parts, served, { ...exchange, caller, address, owner }));
}

async function admitCaller<E extends AnyEndpoint>(
  { callers: sources }: ServeParts,
  endpoint: E,
  request: FastifyRequest,
): Promise<CallerFor<E["access"]>> {
  const { access } = endpoint;
  const caller = await identifyCaller<E["access"]>(request, { access, sources });
  refuseToken(caller, endpoint);
  refuseBeforeDeletion(caller, endpoint);
  return caller;
}

interface IdentifiedCall<E extends AnyEndpoint> extends Exchange {
  readonly caller: CallerFor<E["access"]>;
  readonly address: string;
  /** Whom idempotency keys and turns are counted for. */
  readonly owner: string;
}

async function answerInTurn<E extends AnyEndpoint, Row>(
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
  await before?.admit?.({ caller, now, address, isRepeat });
  const attempts = before?.attempts?.({ caller, now, address }) ?? [];
  const hits = parts.limiter.prepare(attempts, now);
  const held = endpoint.file && parts.uploads.hold({ caller: owner, network: networkOf(address) });
  try {
    const sent = await readCall(endpoint, call, held).catch(async (failure) => {
      // An invalid call counts too.
      await openCall(parts.keys, { hits, now });
      throw failure;
    });
    const statement = before?.openingStatement?.({ ...sent.parsed, caller, now, address });
    const opened = await openCall(parts.keys, { hits, keyed: sent.keyed, statement, now });
    return await answerOpened(parts, served, { ...call, ...sent, now, opened });
  } finally {
    held?.release();
  }
}

async function readCall<E extends AnyEndpoint>(
  endpoint: E,
  { request, owner }: IdentifiedCall<E>,
  held: UploadReservation | undefined,
): Promise<Pick<CallToAnswer<E, never>, "parsed" | "keyed">> {
  const parsed = parseCall(endpoint, request, await readRequestForm(endpoint, request, held));
  return { parsed, keyed: keyedRequestOf(endpoint, { request, owner, parsed }) };
}

/** A call that was read and counted, and whose key is claimed. */
interface CallToAnswer<E extends AnyEndpoint, Row> extends IdentifiedCall<E> {
  readonly parsed: ParsedCallOf<E>;
  /** Undefined: the call has no key. */
  readonly keyed: KeyedRequest | undefined;
  readonly now: Date;
  readonly opened: OpenedCall<Row>;
}

async function answerOpened<E extends AnyEndpoint, Row>(
  parts: ServeParts,
  { endpoint, handler }: Served<E, Row>,
  call: CallToAnswer<E, Row>,
): Promise<FastifyReply> {
  const { parsed, keyed, reply, now, opened } = call;
  const context = { ...parsed, ...contextOf(call), runOpeningStatement: opened.runStatement };
  const run = (newRow: NewRow, callAnswer = new CallAnswer(undefined)) => {
    const prepareAnswer: PrepareAnswer = (answer) => callAnswer.prepare(toAnswer(parts, endpoint, answer));
    return handler({ ...context, newRow, prepareAnswer });
  };
  if (endpoint.download) {
    // The compiler cannot infer from `download` that this handler returns a file; `HandledAnswer` ensures it.
    const file = (await run(rowWithoutKey(now))) as FileAnswer;
    return sendDownload(reply, endpoint.download, file);
  }
  const handle = async (newRow: NewRow, callAnswer?: CallAnswer): Promise<StoredAnswer> => {
    const answer = await run(newRow, callAnswer);
    return callAnswer?.stored ?? toAnswer(parts, endpoint, answer);
  };
  if (!keyed) return sendAnswer(reply, await handle(rowWithoutKey(now)));
  const once = { clock: parts.clock, claimed: opened.newRow, handle };
  return sendAnswer(reply, await answerOnce(parts.keys, keyed, once));
}

function contextOf<E extends AnyEndpoint>({
  request,
  reply,
  caller,
  address,
  now,
  keyed,
}: CallToAnswer<E, unknown>) {
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

/** Makes the answer that the contract specifies. */
function toAnswer(
  { filterAnswer }: ServeParts,
  { answer: schema, status }: AnyEndpoint,
  answer: unknown,
): StoredAnswer {
  const body = schema && (filterAnswer(schema, answer) ?? undefined);
  return { status: body === undefined ? 204 : (status ?? 200), body };
}

/** The row of a call without an idempotency key: no earlier attempt can have created it. */
function rowWithoutKey(now: Date): NewRow {
  return { id: newId(now), mayExist: false };
}

function sendAnswer(reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply {
  reply.status(status).header("Cache-Control", "no-store");
  if (body === undefined) return reply.send();
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
}
