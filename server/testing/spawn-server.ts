import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Runs the server as main.ts does, but without pages and without preparing languages. */
const script = `const { run } = await import(${JSON.stringify(import.meta.resolve("../main.ts"))});
await run({ preparesLanguages: false });`;
/** Shared between all programs that tests start, many of them several times. */
export const compileCache = join(tmpdir(), "platewise-compiled");
const pollMs = 20;

export class SpawnedServer {
  readonly child: ChildProcess;
  output = "";
  readonly ended: Promise<number | NodeJS.Signals | null>;

  constructor(dataFolder: string, environment: Readonly<Record<string, string>> = {}) {
    this.child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: compileCache,
        PORT: "0",
        HOST: "127.0.0.1",
        DATA_DIR: dataFolder,
        OPEN_FOOD_FACTS_URL: "off",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on("data", (piece) => {
        this.output += piece;
      });
    }
    this.ended = new Promise((resolve) =>
      this.child.once("close", (code, signal) => resolve(signal ?? code)),
    );
  }

  /** The server's address once it is ready; throws with its output if it ends instead. */
  async ready(): Promise<string> {
    for (;;) {
      const address = /is ready at (\S+)/.exec(this.output)?.[1];
      if (address) return address;
      if (this.child.exitCode !== null)
        throw new Error(`The server ended instead of becoming ready: ${this.output}`);
      await pause(pollMs);
    }
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | NodeJS.Signals | null> {
    this.child.kill(signal);
    return this.ended;
  }
}
