/** server/http: puts a handler behind an endpoint of the contract. Both are held to the same types and schemas. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { ZodMiniType } from "zod/mini";
import type { Access, AnswerOf, Download, EndpointParts, Method, ParsedCallOf } from "#contract/endpoint.ts";
import { AppError } from "../core/app-error.ts";
import { newId } from "../core/new-id.ts";
import type { Database } from "../database/schema.ts";
import { type CallerFor, type CallerSources, ownerOf } from "./caller.ts";
import type { AddressOf } from "./caller-address.ts";
import type { CallerTurns } from "./caller-turns.ts";
import { type FileAnswer, sendDownload } from "./downloads.ts";
import { answerOnce, keyedRequest } from "./idempotency.ts";
import { type CallWork, hasKey, type KeptAnswer } from "./idempotency-table.ts";
import { headerOf, identifyCaller } from "./identify-caller.ts";
import { filterAnswer, parseCall } from "./parse-call.ts";
import { networkOf } from "./rate-limits.ts";
import { formOf } from "./uploads/read-form.ts";
import type { UploadRoom } from "./uploads/upload-room.ts";

/** What a handler gets beside the parsed params, query and body. */
export interface CallContext<E extends EndpointParts> {
  readonly caller: CallerFor<E["access"]>;
  readonly now: Date;
  /** The caller's network address, as far as proxies are trusted. */
  readonly address: string;
  /** The Accept-Language header. */
  readonly acceptLanguage: string | undefined;
  /** As the caller wrote our address, `http://localhost:3000`. */
  readonly origin: string;
  /** Of a call that takes one. */
  readonly idempotencyKey: string | undefined;
  readonly work: CallWork;
}

/** A handler of a 204 returns nothing. */
type HandledAnswer<E extends EndpointParts> = E["download"] extends Download
  ? FileAnswer
  : E["answer"] extends ZodMiniType
    ? AnswerOf<E>
    : void;

export type Handler<E extends EndpointParts> = (
  call: ParsedCallOf<E> & CallContext<E>,
) => Promise<HandledAnswer<E>>;

/** What is known of a call before a file of it is read and before anything is kept of it. */
export interface Arrival<A extends Access> extends Pick<CallContext<EndpointParts>, "now" | "address"> {
  readonly caller: CallerFor<A>;
  /** Its Idempotency-Key has been used before: it may get an answer that is there already. */
  readonly isRepeat: () => Promise<boolean>;
}

/** Throws where a limit refuses the call. */
export type Admit<A extends Access> = (arrival: Arrival<A>) => Promise<void>;

/** Serves an endpoint: `serve(deleteMeal, async ({ params, caller }) => …)`. */
export type Serve = <const E extends EndpointParts>(
  endpoint: E,
  handler: Handler<E>,
  admit?: Admit<E["access"]>,
) => void;

export interface ServeParts {
  /** Where idempotency keys are kept. */
  readonly keys: Kysely<Database>;
  readonly callers: CallerSources;
  readonly addressOf: AddressOf;
  readonly clock: () => Date;
  /** For the files that calls carry. */
  readonly uploads: UploadRoom;
  readonly turns: CallerTurns;
}

export class EndpointTable {
  readonly #app: FastifyInstance;
  readonly #parts: ServeParts;
  readonly #served = new Map<string, Set<Method>>();
  readonly #running = new Set<Promise<void>>();

  constructor(app: FastifyInstance, parts: ServeParts) {
    this.#app = app;
    this.#parts = parts;
  }

  readonly serve: Serve = (endpoint, handler, admit) => {
    const { method, path: url } = endpoint;
    this.#served.set(url, (this.#served.get(url) ?? new Set()).add(method));
    this.#app.route({
      method,
      url,
      handler: (request, reply) =>
        this.#noted(answer(this.#parts, { endpoint, handler, admit }, request, reply)),
    });
  };

  #noted<T>(work: Promise<T>): Promise<T> {
    const done = work.then(
      () => {},
      () => {},
    );
    this.#running.add(done);
    done.finally(() => this.#running.delete(done));
    return work;
  }

  /** Resolves when no call is being worked on, those included whose caller has gone away. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Once all are served: the other methods of each address answer 405 and say which ones it takes. */
  refuseOtherMethods(): void {
    for (const [url, served] of this.#served) {
      const allowed = [...served].join(", ");
      // Whatever answers a GET answers a HEAD.
      const answered = new Set<string>(served.has("GET") ? [...served, "HEAD"] : served);
      this.#app.route({
        method: this.#app.supportedMethods.filter((method) => !answered.has(method)),
        url,
        // Before a body is read.
        onRequest: async (_request, reply) => {
          reply.header("Allow", allowed);
          throw new AppError("method_not_allowed");
        },
        handler: () => {},
      });
    }
  }
}

interface Served<E extends EndpointParts> {
  readonly endpoint: E;
  readonly handler: Handler<E>;
  readonly admit: Admit<E["access"]> | undefined;
}

async function answer<E extends EndpointParts>(
  parts: ServeParts,
  served: Served<E>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const caller = await identifyCaller<E["access"]>(request, served.endpoint.access, parts.callers);
  const address = parts.addressOf(request);
  const owner = ownerOf(caller, address);
  return parts.turns.run(owner, () =>
    answerInTurn(parts, served, { request, reply, caller, address, owner }),
  );
}

interface IdentifiedCall<E extends EndpointParts> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: CallerFor<E["access"]>;
  readonly address: string;
  /** Whose idempotency keys and turns count. */
  readonly owner: string;
}

async function answerInTurn<E extends EndpointParts>(
  parts: ServeParts,
  { endpoint, handler, admit }: Served<E>,
  { request, reply, caller, address, owner }: IdentifiedCall<E>,
): Promise<FastifyReply> {
  const now = parts.clock();
  const key = keyOf(endpoint, request);
  const isRepeat = async () => key !== undefined && (await hasKey(parts.keys, { owner, key }));
  await admit?.({ caller, now, address, isRepeat });
  const held = endpoint.file && parts.uploads.hold({ caller: owner, network: networkOf(address) });
  try {
    const parsed = parseCall(endpoint, request, await formOf(endpoint, request, held));
    const context = {
      ...{ caller, now, address },
      acceptLanguage: headerOf(request, "accept-language"),
      origin: `${request.protocol}://${request.host}`,
      idempotencyKey: key,
    };
    if (endpoint.download) {
      // The compiler can't tell from `download` being there that this handler gives a file; `HandledAnswer` says so.
      const file = (await handler({ ...parsed, ...context, work: newWork(now) })) as FileAnswer;
      return sendDownload(reply, endpoint.download, file);
    }
    const doWork = async (work = newWork(now)): Promise<KeptAnswer> => {
      const body = filterAnswer(endpoint, await handler({ ...parsed, ...context, work })) ?? undefined;
      return { status: body === undefined ? 204 : (endpoint.status ?? 200), body };
    };
    if (key === undefined) return sendAnswer(reply, await doWork());
    // With an Idempotency-Key the work is done once, and every repeat gets its answer.
    const keyed = keyedRequest(owner, key, nameOf(endpoint, request), parsed);
    return sendAnswer(reply, await answerOnce(parts.keys, keyed, parts.clock, doWork));
  } finally {
    held?.release();
  }
}

function newWork(now: Date): CallWork {
  return { id: newId(now), mayBeDone: false };
}

function keyOf(endpoint: EndpointParts, request: FastifyRequest): string | undefined {
  const key = endpoint.isIdempotent ? request.headers["idempotency-key"] : undefined;
  return key === undefined ? undefined : String(key).trim();
}

function sendAnswer(reply: FastifyReply, { status, body }: KeptAnswer): FastifyReply {
  reply.status(status).header("Cache-Control", "no-store");
  if (body === undefined) return reply.send();
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
}

function nameOf(endpoint: EndpointParts, request: FastifyRequest): string {
  return `${endpoint.method} ${request.url.split("?")[0]}`;
}
