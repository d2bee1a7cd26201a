// `npm run check`: runs all checks in parallel and prints the output of the failed ones in a fixed order.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const root = join(import.meta.dirname, "..");
const parts = [
  "check:types",
  "check:unused",
  "check:format",
  "check:rooms",
  "check:translations",
  "licences",
];

interface PartResult {
  readonly name: string;
  readonly output: string;
  readonly hasPassed: boolean;
  readonly seconds: number;
}

async function runPart(name: string): Promise<PartResult> {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", name], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = (performance.now() - start) / 1000;
  return { name, output: output + errors, hasPassed: code === 0, seconds };
}

const results = await Promise.all(parts.map(runPart));
for (const { name, output, hasPassed, seconds } of results) {
  if (!hasPassed) console.log(output.trim());
  console.log(`${hasPassed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
}
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
