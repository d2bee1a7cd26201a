import type { FastifyInstance } from "fastify";
import type { EndpointParts } from "#contract/endpoint.ts";
import { apiPageStyle, renderApiPage } from "./api-page.ts";
import { describeApi } from "./openapi.ts";
import { buildScriptlessPageCsp } from "./security-headers.ts";

const apiVersion = "1.0.0";

export function serveApiDescription(app: FastifyInstance, endpoints: readonly EndpointParts[]): void {
  let document: string | undefined;
  app.get("/api/openapi.json", async (_request, reply) => {
    document ??= JSON.stringify(describeApi(endpoints, apiVersion));
    return reply.type("application/json; charset=utf-8").header("Cache-Control", "no-cache").send(document);
  });
  app.get("/api/docs", async (_request, reply) =>
    reply
      .header("Content-Security-Policy", buildScriptlessPageCsp(apiPageStyle))
      .type("text/html; charset=utf-8")
      .send(renderApiPage(endpoints)),
  );
}
