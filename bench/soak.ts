// `npm run bench -- soak [minutes]` (30): finds the peak, then loads the server at 60 % of it. Fails when memory grows, p99 drifts
// or a call fails.
import { mkdir, writeFile } from "node:fs/promises";
import { type SoakPlan, soak } from "./soak-run.ts";
import { startServer } from "./start-server.ts";

const minutes = Number(process.argv[2] ?? 30);
const secondMs = 1000;
const minuteMs = 60 * secondMs;
const plan: SoakPlan = {
  warmUpMs: 10 * secondMs,
  peakMs: 30 * secondMs,
  forMs: minutes * minuteMs,
  rowMs: minuteMs,
  sampleMs: 5 * secondMs,
};
/** Above these it is not noise. */
const growthMaxMbAnHour = 60;
const p99DriftMax = 1.5;

const server = await startServer({
  FREE_DAILY_SCANS: "100000000",
  RATE_LIMITS: "off",
  TRUST_PROXY: "127.0.0.1",
});
try {
  const found = await soak(server.baseUrl, server.process.pid ?? 0, plan);
  const { samples, rows, ...figures } = found;
  // Growth counts as a leak only when its whole confidence interval is above the limit.
  const growths = [found.allMbAnHour, found.serverMbAnHour];
  const isFlat = growths.every(({ slope, halfWidth }) => slope - halfWidth <= growthMaxMbAnHour);
  const isSteady = isFlat && found.errors === 0 && found.p99Drift <= p99DriftMax;
  console.table(rows);
  console.dir({ ...figures, isFlat, isSteady }, { depth: 3 });
  await mkdir("bench/results", { recursive: true });
  const result = { minutes, growthMaxMbAnHour, p99DriftMax, isFlat, isSteady, ...figures, rows, samples };
  await writeFile("bench/results/soak.json", `${JSON.stringify(result, null, 2)}\n`);
  process.exitCode = isSteady ? 0 : 1;
} finally {
  await server.stop();
}
