import type { FastifyInstance } from "fastify";

/** Accepts only forms of HTML in this scope, parsed to `URLSearchParams`. */
export function acceptOnlyForms(scope: FastifyInstance, maxBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: maxBytes },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
}
