import type { FastifyInstance } from "fastify";

/** In this scope bodies are forms of HTML, parsed to `URLSearchParams`, and nothing else. */
export function acceptOnlyForms(scope: FastifyInstance, maxBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: maxBytes },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
}
