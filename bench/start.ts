// `npm run bench:start` (needs a build): time until ready with an empty and with an existing data folder, and memory after 100 scans.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as scanning from "#contract/endpoints/scanning.ts";
import { call, register } from "./api-client.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const warmStarts = 3;
const scans = 100;
const withoutLimits = { FREE_DAILY_SCANS: "100000000", RATE_LIMITS: "off" };
const texts = [
  "two eggs and toast",
  "paella",
  "a bowl of ramen",
  "chicken tikka masala with rice",
  "un café con leche",
];

/** Resident memory of the Node process in MB, as Linux counts it. */
function residentMegabytes({ process: child }: RunningServer): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}

async function scanMany(server: RunningServer): Promise<void> {
  const session = await register(server.baseUrl, `start-${randomUUID()}`);
  for (let scan = 0; scan < scans; scan += 1) {
    await call(session, scanning.submitText, { body: { text: texts[scan % texts.length] ?? "" } });
  }
}

const folder = await mkdtemp(join(tmpdir(), "platewise-start-"));
try {
  const rows: { start: string; readyAfterMs: number; residentMb: number }[] = [];
  for (let start = 0; start <= warmStarts; start += 1) {
    const server = await startServer(withoutLimits, { dataFolder: folder });
    const ready = { start: start === 0 ? "cold" : "warm", readyAfterMs: Math.round(server.readyAfterMs) };
    if (start === warmStarts) await scanMany(server);
    rows.push({ ...ready, residentMb: residentMegabytes(server) });
    await server.stop();
  }
  console.table(rows);
  console.log(`The last memory figure is after ${scans} scans.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
