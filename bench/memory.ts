// `npm run bench:memory` (needs a build, Linux only): the server's highest resident memory while it answers each of the calls of
// `bench:load` at the same rate. `-- --against COMMIT` measures that commit too, in turns; `--rate 100` asks for that many calls
// a second; `--only scan,accept` takes the cases whose names have one of these.
import { mkdir, writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { checkOut } from "./checkout.ts";
import { loadCases } from "./load/cases.ts";
import { connections, type LoadedServer, measureLoad, people, startLoadedServer } from "./load/measure.ts";
import { takePeakMb } from "./server-memory.ts";

const targetMb = 300;
const secondsEach = Number(process.env.BENCH_SECONDS ?? 5);
const { values } = parseArgs({
  options: {
    against: { type: "string" },
    rate: { type: "string", default: "100" },
    only: { type: "string", default: "" },
  },
});
const perSecond = Number(values.rate);
const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
const wanted = values.only.split(",");
const cases = loadCases(today).filter(({ name }) => wanted.some((part) => name.includes(part)));

function pidOf({ server }: LoadedServer): number {
  const { pid } = server.process;
  if (pid === undefined) throw new Error("The server has ended.");
  return pid;
}

/** By case: peak MB and requests per second of each server, in their order. */
async function measure(servers: readonly LoadedServer[]) {
  const rows: { readonly name: string; readonly peakMb: number[]; readonly perSecond: number[] }[] = [];
  rows.push({
    name: "start, and filling accounts",
    peakMb: servers.map((each) => takePeakMb(pidOf(each))),
    perSecond: [],
  });
  for (const [at, each] of cases.entries()) {
    const row = { name: each.name, peakMb: servers.map(() => 0), perSecond: servers.map(() => 0) };
    const order = servers.map((_, index) => index);
    for (const index of at % 2 === 0 ? order : order.reverse()) {
      const server = servers[index];
      if (!server) continue;
      const { requestsPerSecond } = await measureLoad(server, each, { seconds: secondsEach, perSecond });
      row.perSecond[index] = requestsPerSecond;
      row.peakMb[index] = takePeakMb(pidOf(server));
    }
    rows.push(row);
  }
  return rows;
}

const checkout = values.against === undefined ? undefined : checkOut(values.against);
const started: LoadedServer[] = [];
try {
  const loadBefore = loadavg()[0];
  for (const folder of [process.cwd(), ...(checkout ? [checkout.folder] : [])])
    started.push(await startLoadedServer(folder, today));
  const rows = await measure(started);
  const shown = rows.map(({ name, peakMb, perSecond: answered }) => ({
    name,
    peakMb: peakMb.join(" / "),
    perSecond: answered.join(" / "),
  }));
  console.table(shown);
  const highestMb = started
    .map((_, at) => Math.max(...rows.map(({ peakMb }) => peakMb[at] ?? 0)))
    .join(" / ");
  console.log(`Highest: ${highestMb} MB (target: ${targetMb})`);
  const machine = { connections, people, secondsEach, perSecond, loadBefore };
  await mkdir("bench/results", { recursive: true });
  await writeFile(
    "bench/results/memory.json",
    `${JSON.stringify({ ...(checkout && { against: checkout.commit }), machine, highestMb, rows: shown }, null, 2)}\n`,
  );
} finally {
  for (const { server } of started) await server.stop();
  checkout?.remove();
}
