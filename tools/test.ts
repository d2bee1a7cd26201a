// `npm test`: the unit and the browser tests, side by side: each waits for what leaves the processor to the other. The pages are built
// before: tests of both need them, and two workers that build at once take each other's files away.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { compileCache } from "../server/testing/spawn-server.ts";
import { buildIfStale } from "./build-if-stale.ts";
import { browserReport, unitReport } from "./count-tests.ts";

interface Half {
  readonly name: string;
  readonly program: string;
  readonly options: readonly string[];
}

const root = join(import.meta.dirname, "..");
const halves: readonly Half[] = [
  {
    name: "unit",
    program: "vitest/vitest.mjs",
    options: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
  },
  { name: "browser", program: "@playwright/test/cli.js", options: ["test", "--reporter=list,json"] },
];
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: compileCache,
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, browserReport),
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
};

/** Prints each line behind the name of the half. True if all of its tests passed. */
async function run({ name, program, options }: Half): Promise<boolean> {
  const half = spawn(process.execPath, [join(root, "node_modules", program), ...options], {
    cwd: root,
    env,
    stdio: ["inherit", "pipe", "pipe"],
  });
  for (const stream of [half.stdout, half.stderr])
    createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(7)} │ ${line}`));
  const [status] = await once(half, "close");
  return status === 0;
}

// As low as the processes in which the server reads photos and imports: beside tests of a higher priority they got next to no time.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
buildIfStale({ compressLater: true });
rmSync(join(root, "build", "reports"), { recursive: true, force: true });
const passed = await Promise.all(halves.map(run));
process.exit(passed.every(Boolean) ? 0 : 1);
