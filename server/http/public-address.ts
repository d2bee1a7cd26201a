import type { FastifyInstance } from "fastify";

export interface AddressSettings {
  readonly baseUrl: string | undefined;
  readonly host: string;
}

/** As configured, else where the server listens. Without a trailing slash. */
export function publicAddress(app: FastifyInstance, { baseUrl, host }: AddressSettings): string {
  if (baseUrl !== undefined) return baseUrl;
  const [listening] = app.addresses();
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const port = typeof listening === "object" ? `:${listening.port}` : "";
  return `http://${isEverywhere ? "localhost" : host}${port}`;
}
