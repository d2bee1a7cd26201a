import type { FastifyRequest } from "fastify";

/** Files have a route each; told apart by their folder they would be hundreds. */
const fileName = /\.[a-z0-9]+$/i;

export function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return "unknown";
  if (url.startsWith("/api/")) return url;
  return fileName.test(url) ? `${url.split("/").length > 2 ? `/${url.split("/")[1]}` : ""}/*` : url;
}
