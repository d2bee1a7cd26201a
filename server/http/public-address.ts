import type { FastifyInstance } from "fastify";
import { isLoopbackHost } from "../core/loopback-host.ts";

export interface AddressSettings {
  readonly baseUrl: string | undefined;
  readonly host: string;
}

/** The configured address, else where the server listens. Without a trailing slash. */
export function publicAddress(app: FastifyInstance, { baseUrl, host }: AddressSettings): string {
  if (baseUrl !== undefined) return baseUrl;
  const isEverywhere = host === "0.0.0.0" || host === "::";
  // To browsers 127.0.0.1 is another site than localhost, and one that has no passkeys.
  const name = isEverywhere || isLoopbackHost(host) ? "localhost" : host;
  const [listening] = app.addresses();
  const port = typeof listening === "object" ? `:${listening.port}` : "";
  return `http://${name}${port}`;
}
