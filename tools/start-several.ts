// `npx node tools/start-several.ts 3`: serves from three processes on one PostgreSQL.
import { resolve } from "node:path";
import { buildIfStale } from "./build-if-stale.ts";
import { startSeveralServers } from "./several-servers.ts";

process.env.NODE_ENV ??= "production";
const { PORT = "3000", HOST = "127.0.0.1", DATA_DIR = ".data" } = process.env;

buildIfStale({ compressLater: true });
const servers = await startSeveralServers({
  count: Number(process.argv[2] ?? 2),
  dataFolder: resolve(DATA_DIR),
  port: Number(PORT),
  host: HOST,
});
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void servers.stop().then(() => process.exit(0)));
}
for (const server of servers.processes) {
  server.once("exit", (code, signal) => console.error(`A server exited (${signal ?? `code ${code}`}).`));
}
console.log(`Platewise is ready at ${servers.address} (${servers.processes.length} processes)`);
