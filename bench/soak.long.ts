import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SpawnedServer } from "#server/testing/spawn-server.ts";
import { soak } from "./soak-run.ts";

const secondMs = 1000;
const plan = {
  warmUpMs: 4 * secondMs,
  peakMs: 4 * secondMs,
  forMs: 40 * secondMs,
  rowMs: 10 * secondMs,
  sampleMs: 500,
};
/** Memory growth allowed in 40 seconds; a server that kept every answer would exceed it several times. */
const keptMaxMb = 150;

/** The short form of `npm run bench -- soak`. */
it.runIf(process.platform === "linux")(
  "serves 40 seconds of mixed use without an error, and does not leak memory",
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "platewise-soak-"));
    const server = new SpawnedServer(folder, {
      FREE_DAILY_SCANS: "100000000",
      RATE_LIMITS: "off",
      TRUST_PROXY: "127.0.0.1",
    });
    const found = await soak(await server.ready(), server.child.pid ?? 0, plan);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    expect(found.errors).toBe(0);
    expect(found.rows.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(40);
    expect(found.toMb - found.fromMb).toBeLessThan(keptMaxMb);
  },
);
