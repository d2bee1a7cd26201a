// `npm run bench:load`: throughput and latency of the most frequent calls. Client, server and embedded PostgreSQL share the machine.
// `npm run bench:load -- --against COMMIT` builds that commit too, measures both in turns, and records the ratios: they mean
// something on a noisy machine, unlike requests per second.
import { mkdir, writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type LoadCase, loadCases } from "./load/cases.ts";
import { checkOut } from "./load/checkout.ts";
import { connections, type LoadedServer, measureLoad, people, startLoadedServer } from "./load/measure.ts";
import { median } from "./quantile.ts";

const secondsEach = Number(process.env.BENCH_SECONDS ?? 10);
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const secondsEachRound = Number(process.env.BENCH_SECONDS ?? 2);
const { values } = parseArgs({ options: { against: { type: "string" }, only: { type: "string" } } });

const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
const cases = loadCases(today).filter(({ name }) => name.includes(values.only ?? ""));

async function measureHere(): Promise<void> {
  const here = await startLoadedServer(process.cwd());
  try {
    const rows = [];
    for (const each of cases) rows.push({ name: each.name, ...(await measureLoad(here, each, secondsEach)) });
    console.table(rows);
  } finally {
    await here.server.stop();
  }
}

interface Comparison {
  readonly name: string;
  /** Requests per second here divided by those of the other commit, of the round in the middle. */
  readonly ratio: number;
  /** The same of the second lowest and second highest round. */
  readonly ratios: string;
  readonly here: number;
  readonly against: number;
  readonly p99Ms: string;
  readonly failures: number;
}

async function compare(here: LoadedServer, other: LoadedServer, each: LoadCase): Promise<Comparison> {
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    // The machine may slow down between the two measurements, so each server goes first in every other round.
    const order = round % 2 === 0 ? [here, other] : [other, here];
    const figures = new Map<LoadedServer, Awaited<ReturnType<typeof measureLoad>>>();
    for (const server of order) figures.set(server, await measureLoad(server, each, secondsEachRound));
    const [mine, theirs] = [figures.get(here), figures.get(other)];
    if (mine && theirs) pairs.push({ mine, theirs });
  }
  const ratios = pairs.map(({ mine, theirs }) => mine.requestsPerSecond / theirs.requestsPerSecond);
  const sorted = ratios.toSorted((a, b) => a - b);
  return {
    name: each.name,
    ratio: rounded(median(ratios)),
    ratios: [sorted.at(1), sorted.at(-2)].map((ratio) => rounded(ratio ?? Number.NaN)).join("–"),
    here: median(pairs.map(({ mine }) => mine.requestsPerSecond)),
    against: median(pairs.map(({ theirs }) => theirs.requestsPerSecond)),
    p99Ms: `${median(pairs.map(({ mine }) => mine.p99Ms))} / ${median(pairs.map(({ theirs }) => theirs.p99Ms))}`,
    failures: pairs.reduce((sum, { mine, theirs }) => sum + mine.failures + theirs.failures, 0),
  };
}

async function compareWith(revision: string): Promise<void> {
  const checkout = checkOut(revision);
  const started: LoadedServer[] = [];
  try {
    const here = await startLoadedServer(process.cwd());
    started.push(here);
    const other = await startLoadedServer(checkout.folder);
    started.push(other);
    const loadBefore = loadavg()[0] ?? 0;
    const rows = [];
    for (const each of cases) rows.push(await compare(here, other, each));
    console.table(rows);
    const machine = { connections, people, rounds, secondsEachRound, loadBefore: rounded(loadBefore) };
    await mkdir("bench/results", { recursive: true });
    await writeFile(
      "bench/results/load.json",
      `${JSON.stringify({ against: checkout.commit, machine, rows }, null, 2)}\n`,
    );
  } finally {
    for (const { server } of started) await server.stop();
    checkout.remove();
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

await (values.against === undefined ? measureHere() : compareWith(values.against));
