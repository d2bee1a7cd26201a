import type { FastifyInstance } from "fastify";
import { apiPageStyle, renderApiPage } from "./api-page.ts";
import { describeApi, type Feature } from "./openapi.ts";
import { buildScriptlessPageCsp } from "./security-headers.ts";

const apiVersion = "1.0.0";

interface DescribedApi {
  /** Features by the tag of their endpoints. */
  readonly features: Readonly<Record<string, Feature>>;
  /** Our public origin, where it is known. */
  readonly ownOrigin: () => string;
}

export function serveApiDescription(app: FastifyInstance, { features, ownOrigin }: DescribedApi): void {
  let document: string | undefined;
  app.get("/api/openapi.json", async (_request, reply) => {
    document ??= JSON.stringify(
      describeApi({ features, version: apiVersion, origin: new URL(ownOrigin()).origin }),
    );
    return reply.type("application/json; charset=utf-8").header("Cache-Control", "no-cache").send(document);
  });
  app.get("/api/docs", async (_request, reply) =>
    reply
      .header("Content-Security-Policy", buildScriptlessPageCsp(apiPageStyle))
      .type("text/html; charset=utf-8")
      .send(renderApiPage(features)),
  );
}
