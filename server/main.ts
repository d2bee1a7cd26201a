/** server/: the one process that answers the API and renders the pages. This file starts it, and stops it in good order. */
import "./core/production-mode.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { createApp, type Frontend } from "./app.ts";
import { type ChosenAdapters, chooseAdapters } from "./choose-adapters.ts";
import { type Config, readConfig } from "./core/config.ts";
import { codeOf } from "./core/kept-secret.ts";
import { releaseStartMemory } from "./core/release-memory.ts";
import { explainStartFailure } from "./core/start-failure.ts";
import { mailWaitingTickets } from "./features/support/mail-tickets.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { publicAddress } from "./http/public-address.ts";
import { startPaymentWork } from "./payment-work.ts";
import { runRegularly } from "./run-regularly.ts";

const buildFolder = join(import.meta.dirname, "..", "build");
/** Whoever waits longer than this for what still runs wants it over with. */
const stopPatienceMs = 20_000;
const closeIdleEveryMs = 25;
const mailPauseMs = 10_000;

/** Runs until told to stop; without pages, the API alone. What keeps it from starting is printed in one line, and the exit code is 1. */
export async function run(frontend?: Frontend): Promise<void> {
  try {
    const config = readConfig();
    const chosen = await chooseAdapters(config).catch((failure) => {
      throw explainStartFailure(failure, config);
    });
    for (const remark of chosen.remarks) console.log(remark);
    const app = await open(chosen, config, frontend);
    stopWhenTold(app, chosen, config);
    // Last: whoever reads it may tell us to stop at once.
    console.log(`Platewise is ready at ${publicAddress(app, config)}`);
    releaseStartMemory();
  } catch (failure) {
    fail(failure);
  }
}

async function open(
  chosen: ChosenAdapters,
  config: Config,
  frontend: Frontend | undefined,
): Promise<FastifyInstance> {
  try {
    const app = await createApp(chosen.adapters, config, frontend);
    await app.listen({ port: config.port, host: config.host, listenTextResolver: () => "" });
    return app;
  } catch (failure) {
    await chosen.close();
    if (codeOf(failure) !== "EADDRINUSE") throw failure;
    throw new Error(`Port ${config.port} is in use. Stop what uses it, or choose another with PORT.`);
  }
}

function stopWhenTold(app: FastifyInstance, chosen: ChosenAdapters, config: Config): void {
  const { db, clock, ticketMail } = chosen.adapters;
  const reportMail = (err: unknown) => app.log.error({ err }, "mail");
  const stopMail = runRegularly(
    () => mailWaitingTickets(db, ticketMail, clock, reportMail),
    mailPauseMs,
    reportMail,
  );
  const stopHousekeeping = startHousekeeping(db, clock, (err) => app.log.error({ err }, "housekeeping"));
  const stopPayments = startPaymentWork(app, chosen.adapters, config);
  const stop = async () => {
    setTimeout(() => fail(new Error("Stopping took too long.")), stopPatienceMs).unref();
    // Takes no more calls, and waits for those that run. Browsers keep connections open: each goes once it is idle.
    const closing = setInterval(() => app.server.closeIdleConnections(), closeIdleEveryMs);
    await app.close();
    clearInterval(closing);
    await Promise.all([stopHousekeeping(), stopMail(), stopPayments()]);
    ticketMail.mailer.close();
    await chosen.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop().catch(fail));
  chosen.onTrouble((news) => console.error(news));
}

function fail(failure: unknown): never {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}

/** The pages as `npm run build` left them. */
export async function builtFrontend(): Promise<Frontend> {
  const build = await import(pathToFileURL(join(buildFolder, "server", "index.js")).href);
  return { clientFolder: join(buildFolder, "client"), isDevelopment: false, loadBuild: async () => build };
}

if (import.meta.main) {
  await run(
    await builtFrontend().catch(() =>
      fail(new Error("The pages are not built: npm run build, or npm start.")),
    ),
  );
}
