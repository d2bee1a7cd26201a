import type { FastifyRequest } from "fastify";

/** Static files have a route each: hundreds of labels in the metrics. */
const fileName = /\.[a-z0-9]+$/i;

export function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return "unknown";
  if (url.startsWith("/api/")) return url;
  return fileName.test(url) ? `${url.split("/").length > 2 ? `/${url.split("/")[1]}` : ""}/*` : url;
}
