// `npm run bench:lighthouse`: Lighthouse scores of the public pages on its phone profile, with the production build. Fails
// when a page misses its target. Lighthouse is a package of its own (110 MB): first `npm ci --prefix bench/lighthouse`.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium as browserDriver } from "@playwright/test";
import chromium from "@sparticuz/chromium";
import * as z from "zod";
import { startServer } from "./start-server.ts";

interface PageTarget {
  readonly path: string;
  /** 0 to 100 */
  readonly performanceMin: number;
  /** The scanner is deliberately not indexed, which lowers its SEO score. */
  readonly isIndexed: boolean;
}

const text = { performanceMin: 98, isIndexed: true };
const hydrated = { performanceMin: 90, isIndexed: true };
const pages: readonly PageTarget[] = [
  { path: "/", ...text },
  { path: "/blog", ...text },
  { path: "/blog/nutri-score-explained", ...text },
  { path: "/about", ...text },
  { path: "/contact", ...text },
  { path: "/accuracy", ...text },
  { path: "/login", ...hydrated },
  { path: "/scanner", ...hydrated, isIndexed: false },
];
const debuggingPort = 9333;

interface Scores {
  readonly path: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly transferredBytes: number;
  readonly faults: readonly string[];
}

/** What is read of Lighthouse's JSON report. */
const reportShape = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});
/** Bytes: a report holds screenshots. */
const reportMax = 50 * 1024 * 1024;

const program = join(import.meta.dirname, "lighthouse/node_modules/lighthouse/cli/index.js");

async function scoresOf(baseUrl: string, path: string): Promise<Scores> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      `${baseUrl}${path}`,
      `--port=${debuggingPort}`,
      "--output=json",
      "--output-path=stdout",
      "--quiet",
      "--no-enable-error-reporting",
      "--only-categories=performance,accessibility,best-practices,seo",
    ],
    { maxBuffer: reportMax },
  );
  const { categories, audits } = reportShape.parse(JSON.parse(stdout));
  const percent = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const judged = ["accessibility", "best-practices", "seo"].flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  return {
    path,
    performance: percent("performance"),
    accessibility: percent("accessibility"),
    bestPractices: percent("best-practices"),
    seo: percent("seo"),
    largestPaintMs: Math.round(figure("largest-contentful-paint")),
    layoutShift: Number(figure("cumulative-layout-shift").toFixed(3)),
    transferredBytes: Math.round(figure("total-byte-weight")),
    faults: judged.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id),
  };
}

function shortfallsOf({ performanceMin, isIndexed }: PageTarget, scores: Scores): string[] {
  const faults = scores.faults.filter((id) => isIndexed || id !== "is-crawlable");
  const slow = scores.performance < performanceMin ? [`performance ${scores.performance}`] : [];
  return [...slow, ...faults].map((fault) => `${scores.path}: ${fault}`);
}

if (!existsSync(program)) throw new Error("Lighthouse is not installed: npm ci --prefix bench/lighthouse");
const server = await startServer({ RATE_LIMITS: "off" });
const browser = await browserDriver.launch({
  executablePath: await chromium.executablePath(),
  args: ["--no-sandbox", `--remote-debugging-port=${debuggingPort}`],
});
try {
  const rows: Scores[] = [];
  for (const { path } of pages) {
    // The first visit of the day renders and compresses the page; only later visits are measured.
    await fetch(`${server.baseUrl}${path}`, { headers: { "accept-language": "en-US" } });
    rows.push(await scoresOf(server.baseUrl, path));
  }
  console.table(rows.map(({ faults, ...row }) => ({ ...row, faults: faults.join(" ") })));
  await mkdir("bench/results", { recursive: true });
  await writeFile(
    "bench/results/lighthouse.json",
    `${JSON.stringify({ profile: "phone, slow 4G", rows }, null, 2)}\n`,
  );
  const shortfalls = pages.flatMap((page, at) => (rows[at] ? shortfallsOf(page, rows[at]) : []));
  for (const shortfall of shortfalls) console.error(shortfall);
  process.exitCode = shortfalls.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
