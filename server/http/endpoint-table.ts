import type { FastifyInstance } from "fastify";
import type { Method } from "#contract/endpoint.ts";
import { AppError } from "../core/app-error.ts";
import { answerCall } from "./answer-call.ts";
import type { Serve } from "./serve.ts";
import type { ServeParts } from "./serve-parts.ts";

export class EndpointTable {
  readonly #app: FastifyInstance;
  readonly #parts: ServeParts;
  readonly #served = new Map<string, Set<Method>>();
  readonly #running = new Set<Promise<void>>();

  constructor(app: FastifyInstance, parts: ServeParts) {
    this.#app = app;
    this.#parts = parts;
  }

  readonly serve: Serve = (endpoint, handler, before) => {
    const { method, path: url } = endpoint;
    this.#served.set(url, (this.#served.get(url) ?? new Set()).add(method));
    this.#app.route({
      method,
      url,
      handler: (request, reply) =>
        this.#trackRunning(answerCall(this.#parts, { endpoint, handler, before }, { request, reply })),
    });
  };

  #trackRunning<T>(work: Promise<T>): Promise<T> {
    const done = work.then(
      () => {},
      () => {},
    );
    this.#running.add(done);
    done.finally(() => this.#running.delete(done));
    return work;
  }

  /** Resolves when no call is running any more, including calls whose client has disconnected. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Call after all endpoints are served: other methods of their paths answer 405 with an Allow header. */
  refuseOtherMethods(): void {
    for (const [url, served] of this.#served) {
      const allowed = [...served].join(", ");
      // A GET route also answers HEAD.
      const answered = new Set<string>(served.has("GET") ? [...served, "HEAD"] : served);
      this.#app.route({
        method: this.#app.supportedMethods.filter((method) => !answered.has(method)),
        url,
        // Before the body is read.
        onRequest: async (_request, reply) => {
          reply.header("Allow", allowed);
          throw new AppError("method_not_allowed");
        },
        handler: () => {},
      });
    }
  }
}
