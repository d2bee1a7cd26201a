import { basename, dirname, extname } from "node:path";
import { parse, toClientConfig } from "pg-connection-string";
import type { Host } from "./answering-host.ts";
import type { DatabaseClientConfig } from "./database-client.ts";

/** A connection string, or the pieces of one where PostgreSQL listens on a Unix socket. */
export interface DatabaseAddress {
  readonly url?: string;
  readonly socketPath?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
}

/** As the driver takes it. */
export function clientConfigOf({ url, socketPath, ...pieces }: DatabaseAddress): DatabaseClientConfig {
  if (url !== undefined) return configOfUrl(url);
  if (socketPath === undefined) return pieces;
  return { ...pieces, host: dirname(socketPath), port: Number(extname(basename(socketPath)).slice(1)) };
}

/** A URL may name several hosts, `postgres://me@one:5432,two:5432/db`, which the driver does not understand by itself. */
function configOfUrl(url: string): DatabaseClientConfig {
  const [, start = "", authority = "", rest = ""] = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  const configs = authority
    .split(",")
    // `sslmode` means what it means to PostgreSQL's own programs.
    .map((host) => toClientConfig(parse(`${start}${host}${rest}`, { useLibpqCompat: true })));
  const hosts: Host[] = configs.map(({ host = "localhost", port = 5432 }) => ({ host, port }));
  return { ...configs[0], ...(hosts.length > 1 && { hosts }) };
}
