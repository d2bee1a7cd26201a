// `npm run bench -- load`: throughput and latency of the most frequent calls. Client, server and embedded PostgreSQL share the machine.
// `npm run bench -- load --against COMMIT` builds that commit too, measures both in turns, and records the ratios: they mean
// something on a noisy machine, unlike requests per second; those of the processor's time the most.
// `--only scan,accept` measures the cases whose names have one of these.
import { mkdir, writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { checkOut } from "./checkout.ts";
import { type LoadCase, loadCases } from "./load/cases.ts";
import { connections, type LoadedServer, measureLoad, people, startLoadedServer } from "./load/measure.ts";
import { median } from "./quantile.ts";

const secondsEach = 10;
const rounds = 7;
const secondsEachRound = 2;
const secondsOfWarmUp = 1;
const { values } = parseArgs({ options: { against: { type: "string" }, only: { type: "string" } } });

const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
const wanted = (values.only ?? "").split(",");
const cases = loadCases(today).filter(({ name }) => wanted.some((part) => name.includes(part)));

async function measureHere(): Promise<void> {
  const here = await startLoadedServer(process.cwd(), today);
  try {
    const rows = [];
    for (const each of cases)
      rows.push({ name: each.name, ...(await measureLoad(here, each, { seconds: secondsEach })) });
    console.table(rows);
  } finally {
    await here.server.stop();
  }
}

interface Comparison {
  readonly name: string;
  /** Requests per second here divided by those of the other commit, of the round in the middle. */
  readonly ratio: number;
  /** That ratio in the second lowest and second highest round. */
  readonly ratios: string;
  /** The other commit's processor time for each request divided by that here, of the round in the middle. */
  readonly processorRatio: number;
  readonly here: number;
  readonly against: number;
  readonly p99Ms: string;
  readonly failures: number;
}

async function compare(here: LoadedServer, other: LoadedServer, each: LoadCase): Promise<Comparison> {
  for (const server of [here, other]) await measureLoad(server, each, { seconds: secondsOfWarmUp });
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    // The machine may slow down between the two measurements, so each server goes first in every other round.
    const order = round % 2 === 0 ? [here, other] : [other, here];
    const figures = new Map<LoadedServer, Awaited<ReturnType<typeof measureLoad>>>();
    for (const server of order)
      figures.set(server, await measureLoad(server, each, { seconds: secondsEachRound }));
    const [mine, theirs] = [figures.get(here), figures.get(other)];
    if (mine && theirs) pairs.push({ mine, theirs });
  }
  const ratios = pairs.map(({ mine, theirs }) => mine.requestsPerSecond / theirs.requestsPerSecond);
  const sorted = ratios.toSorted((a, b) => a - b);
  return {
    name: each.name,
    ratio: rounded(median(ratios)),
    ratios: [sorted.at(1), sorted.at(-2)].map((ratio) => rounded(ratio ?? Number.NaN)).join("–"),
    processorRatio: rounded(median(pairs.map(({ mine, theirs }) => theirs.processorMs / mine.processorMs))),
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
    // Together: one that waits idle while the other is filled is slower afterwards.
    const [here, other] = await Promise.all(
      [process.cwd(), checkout.folder].map(async (folder) => {
        const loaded = await startLoadedServer(folder, today);
        started.push(loaded);
        return loaded;
      }),
    );
    if (!here || !other) throw new Error("Both servers were started.");
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
