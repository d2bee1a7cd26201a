import type { Frontend } from "./serve-pages.ts";
import "./core/process-settings.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { prepareLanguages } from "./adapters/food-adapters.ts";
import { createApp } from "./app.ts";
import { type ChosenAdapters, chooseAdapters } from "./choose-adapters.ts";
import { type Config, readConfig } from "./core/config.ts";
import { releaseStartupMemory } from "./core/release-memory.ts";
import { explainStartupFailure } from "./core/startup-failure.ts";
import { systemErrorCode } from "./core/system-error-code.ts";
import { warnOfSampleClaims } from "./core/warn-of-sample-claims.ts";
import { publicAddress } from "./http/public-address.ts";
import { startJobs } from "./jobs.ts";
import { trackConnections } from "./unused-connections.ts";

const buildFolder = join(import.meta.dirname, "..", "build");
/** Maximum time for requests and jobs in progress to finish. */
const stopTimeoutMs = 20_000;
const closeUnusedEveryMs = 25;

export interface RunOptions {
  /** Absent: only the API is served. */
  readonly frontend?: Frontend;
  /** False for a short-lived process: the first text in each language then takes a second longer. */
  readonly preparesLanguages?: boolean;
}

/** Runs until SIGTERM or SIGINT. A startup failure is printed in one line, with exit code 1. */
export async function run({ frontend, preparesLanguages = true }: RunOptions = {}): Promise<void> {
  try {
    const config = readConfig();
    const chosen = await chooseAdapters(config).catch((failure) => {
      throw explainStartupFailure(failure, config);
    });
    for (const remark of chosen.remarks) console.log(remark);
    void chosen.modelRemark.then((remark) => console.log(remark));
    const claims = warnOfSampleClaims(config);
    if (claims) console.log(claims);
    const app = await startListening(chosen, config, frontend);
    const jobs: StopJobs[] = [];
    const stopping = stopOnSignal(app, chosen, jobs);
    // Printed last: a process that waits for this line may stop us immediately.
    console.log(`Platewise is ready at ${publicAddress(app, config)}`);
    if (preparesLanguages) await prepareLanguages(chosen.adapters, stopping);
    releaseStartupMemory();
    // Preparing keeps the process from answering the database: on a slow machine the jobs' connections would time out.
    if (!stopping.aborted) jobs.push(startJobs(app, chosen.adapters, config));
  } catch (failure) {
    exitWithError(failure);
  }
}

async function startListening(
  chosen: ChosenAdapters,
  config: Config,
  frontend: Frontend | undefined,
): Promise<FastifyInstance> {
  try {
    const checksAnswers = process.env.NODE_ENV !== "production";
    const app = await createApp(chosen.adapters, { ...config, checksAnswers }, frontend);
    await app.listen({
      port: config.port,
      host: config.host,
      listenTextResolver: (address) => `listening at ${address}`,
    });
    return app;
  } catch (failure) {
    await chosen.close();
    if (systemErrorCode(failure) !== "EADDRINUSE") throw failure;
    throw new Error(
      `Port ${config.port} is in use. Stop the program that uses it, or choose another port with PORT.`,
    );
  }
}

type StopJobs = () => Promise<void>;

/** Aborts the signal once the process is asked to stop. `jobs` may be started later. */
function stopOnSignal(app: FastifyInstance, chosen: ChosenAdapters, jobs: readonly StopJobs[]): AbortSignal {
  const closeUnusedConnections = trackConnections(app.server);
  const stopping = new AbortController();
  const stop = async () => {
    stopping.abort();
    setTimeout(() => exitWithError(new Error("Stopping took too long.")), stopTimeoutMs).unref();
    // Accepts no new connections and finishes running requests. Browsers keep connections open, so unused ones are closed.
    const closing = setInterval(closeUnusedConnections, closeUnusedEveryMs);
    await app.close();
    clearInterval(closing);
    await Promise.all(jobs.map((stop) => stop()));
    chosen.adapters.mailer.close();
    await chosen.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => stop().catch(exitWithError));
  chosen.onTrouble((message) => console.error(message));
  return stopping.signal;
}

function exitWithError(failure: unknown): never {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}

/** Serves the API with the pages of `npm run build`. */
export async function serveBuilt(): Promise<void> {
  const frontend = await loadBuiltFrontend().catch(() =>
    exitWithError(new Error("The pages are not built: run npm run build, or use npm start.")),
  );
  await run({ frontend });
}

export async function loadBuiltFrontend(): Promise<Frontend> {
  const build = await import(pathToFileURL(join(buildFolder, "server", "index.js")).href);
  return { clientFolder: join(buildFolder, "client"), isDevelopment: false, loadBuild: async () => build };
}

if (import.meta.main) await serveBuilt();
