// A steady load at a share of the peak, and how memory, p99 and errors develop under it.
import { setTimeout as pause } from "node:timers/promises";
import { fitLine, type LinePoint } from "#domain/body/fit-line.ts";
import { memoryOf } from "./server-memory.ts";
import { type MinuteRow, SoakLoad } from "./soak-load.ts";

/** Two-sided 95 % quantile of the normal distribution, close enough to Student's for the sample sizes here. */
const z95 = 1.96;

/** Least squares; the slope's 95 % confidence interval is `slope` ± `halfWidth`. Infinite with fewer than three points. */
export function slopeOf(points: readonly LinePoint[]): {
  readonly slope: number;
  readonly halfWidth: number;
} {
  if (points.length < 3) return { slope: 0, halfWidth: Number.POSITIVE_INFINITY };
  const { slope, standardError } = fitLine(points);
  return { slope, halfWidth: z95 * standardError };
}

const share = 0.6;
const peakCallers = 16;
const hourMs = 3_600_000;
/** Share of samples to skip: caches fill and processes start. */
const unsettledShare = 1 / 5;

export interface SoakPlan {
  readonly warmUpMs: number;
  readonly peakMs: number;
  readonly forMs: number;
  readonly rowMs: number;
  readonly sampleMs: number;
}

interface Sample {
  readonly atMs: number;
  readonly serverMb: number;
  readonly allMb: number;
}

async function sampleMemory(pid: number, { forMs, sampleMs }: SoakPlan): Promise<Sample[]> {
  const samples: Sample[] = [];
  const started = performance.now();
  for (let atMs = 0; atMs < forMs; atMs = performance.now() - started) {
    samples.push({ atMs, ...memoryOf(pid) });
    await pause(sampleMs);
  }
  return samples;
}

/** Mean p99 of the last third over that of the first third, without the first row; 1 with too few rows. */
function driftOf(rows: readonly MinuteRow[]): number {
  const p99s = rows.slice(1).map(({ p99Ms }) => p99Ms);
  const third = Math.floor(p99s.length / 3);
  if (third === 0) return 1;
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  return sum(p99s.slice(-third)) / sum(p99s.slice(0, third));
}

/** Finds the most that the server answers a second, then sends a part of it for long, and samples memory and times. */
export async function soak(baseUrl: string, pid: number, plan: SoakPlan) {
  const load = await SoakLoad.prepare(baseUrl);
  await load.runAtFullSpeed(plan.warmUpMs, peakCallers);
  const peakPerSecond = await load.runAtFullSpeed(plan.peakMs, peakCallers);
  const perSecond = peakPerSecond * share;
  const [rows, samples] = await Promise.all([
    load.runSteadily(perSecond, plan.forMs, plan.rowMs),
    sampleMemory(pid, plan),
  ]);
  const settled = samples.slice(Math.floor(samples.length * unsettledShare));
  const growthOf = (of: "serverMb" | "allMb") =>
    slopeOf(settled.map((sample) => ({ x: sample.atMs / hourMs, y: sample[of] })));
  return {
    peakPerSecond,
    perSecond,
    rows,
    samples,
    fromMb: settled[0]?.allMb ?? Number.NaN,
    toMb: settled.at(-1)?.allMb ?? Number.NaN,
    serverMbAnHour: growthOf("serverMb"),
    allMbAnHour: growthOf("allMb"),
    p99Drift: driftOf(rows),
    errors: rows.reduce((sum, row) => sum + row.errors, 0),
  };
}
