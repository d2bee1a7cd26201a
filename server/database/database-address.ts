import { basename, dirname, extname } from "node:path";
import { parse, toClientConfig } from "pg-connection-string";
import type { DatabaseClientConfig } from "./database-client.ts";
import type { Host } from "./reachable-host.ts";

/** A connection string, or its parts when PostgreSQL listens on a Unix socket. */
export interface DatabaseAddress {
  readonly url?: string;
  readonly socketPath?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  /** Whether it is a pooler, such as PgBouncer, that lends a connection for one transaction: nothing is then set or kept on it. */
  readonly isPooled?: boolean;
}

export function clientConfigOf({
  url,
  socketPath,
  isPooled: _,
  ...parts
}: DatabaseAddress): DatabaseClientConfig {
  if (url !== undefined) return parseUrl(url);
  if (socketPath === undefined) return parts;
  return { ...parts, host: dirname(socketPath), port: Number(extname(basename(socketPath)).slice(1)) };
}

/** A URL may name several hosts, `postgres://me@one:5432,two:5432/db`, which the driver itself does not support. */
function parseUrl(url: string): DatabaseClientConfig {
  const [, start = "", authority = "", rest = ""] = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  const configs = authority
    .split(",")
    // Gives `sslmode` the same meaning as in PostgreSQL's own programs.
    .map((host) => toClientConfig(parse(`${start}${host}${rest}`, { useLibpqCompat: true })));
  const hosts: Host[] = configs.map(({ host = "localhost", port = 5432 }) => ({ host, port }));
  return { ...configs[0], ...(hosts.length > 1 && { hosts }) };
}
