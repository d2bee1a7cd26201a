// npm run products:import -- FILE
import { parseArgs } from "node:util";
import { openDump } from "../adapters/open-food-facts/read-dump.ts";
import { readConfig } from "../core/config.ts";
import { DumpWithoutFigures, importDump } from "./import-dump.ts";
import { openDatabase } from "./open-database.ts";
import { CommandError, runCommand } from "./run-command.ts";

const barWidth = 30;
const bytesInMegabyte = 1e6;

function showProgress(bytes: number): (progress: { bytesRead: number; productsSaved: number }) => void {
  if (!process.stderr.isTTY) return () => {};
  return ({ bytesRead, productsSaved }) => {
    const share = Math.min(1, bytesRead / bytes);
    const bar = "█".repeat(Math.round(share * barWidth)).padEnd(barWidth, "░");
    process.stderr.write(`\r${bar} ${Math.floor(share * 100)} %, ${productsSaved} products`);
  };
}

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new CommandError("Usage: npm run products:import -- FILE");
  const dump = await openDump(file);
  const { db, close } = await openDatabase(readConfig(), { canJoinRunningServer: true });
  const started = performance.now();
  const { linesRead, productsSaved, withEnergy } = await importDump(db, dump, {
    onProgress: showProgress(dump.bytes),
  })
    .catch((cause) => {
      throw cause instanceof DumpWithoutFigures ? new CommandError(`${file}: ${cause.message}`) : cause;
    })
    .finally(close);
  if (process.stderr.isTTY) process.stderr.write("\n");
  if (productsSaved === 0) throw new CommandError(`${file}: no product in ${linesRead} lines.`);
  const seconds = (performance.now() - started) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${file} (${(dump.bytes / bytesInMegabyte).toFixed(1)} MB): ${linesRead} lines, ${productsSaved} products, ` +
      `${withEnergy} of them with their energy (the others are found by their code, without figures), ` +
      `${seconds.toFixed(1)} s, at most ${Math.round(megabytes)} MiB of memory.`,
  );
});
