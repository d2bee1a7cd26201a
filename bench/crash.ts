/**
 * bench/: nothing acknowledged is lost. Saves meals, kills the whole process group hard at a random moment, starts
 * again on the same folder and looks for every meal that was acknowledged: `npm run bench:crash -- [rounds]`.
 */
import { randomInt, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as meals from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scanning.ts";
import { call, register, type Session } from "./api-client.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const rounds = Number(process.argv[2] ?? 20);
const writers = 8;
const shortestRoundMs = 300;
const longestRoundMs = 1500;
const withoutLimits = { FREE_DAILY_SCANS: "100000000", RATE_LIMITS: "off" };

/** Saves meals one after the other until the server is gone; adds the id of each one that was acknowledged. */
async function saveUntilKilled(session: Session, acknowledged: Set<string>): Promise<void> {
  try {
    for (;;) {
      const key = () => ({ "Idempotency-Key": randomUUID() });
      const analysis = await call(
        session,
        scanning.submitText,
        { body: { text: "two eggs and toast" } },
        key(),
      );
      const params = { id: analysis.id };
      await call(session, scanning.respondToSubmission, { params, body: [] }, key());
      const { mealId } = await call(session, scanning.acceptSubmission, { params, body: {} }, key());
      if (mealId) acknowledged.add(mealId);
    }
  } catch {
    // The kill lands here.
  }
}

function killGroup(server: RunningServer): Promise<unknown> {
  const ended = new Promise((resolve) => server.process.once("exit", resolve));
  if (server.process.pid) process.kill(-server.process.pid, "SIGKILL");
  return ended;
}

async function savedIds(session: Session): Promise<string[]> {
  const days = [-1, 0, 1].map((offset) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10),
  );
  const lists = await Promise.all(days.map((date) => call(session, meals.listMeals, { body: { date } })));
  return lists.flat().map(({ id }) => id);
}

const folder = await mkdtemp(join(tmpdir(), "platewise-crash-"));
const acknowledged = new Set<string>();
let session: Session | undefined;
let lost = 0;
let twice = 0;
try {
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startServer(withoutLimits, folder);
    session = session ? { ...session, baseUrl: server.baseUrl } : await register(server.baseUrl, "crash");
    const saved = await savedIds(session);
    lost = [...acknowledged].filter((id) => !saved.includes(id)).length;
    twice = saved.length - new Set(saved).size;
    console.log(
      `round ${round}: ready in ${Math.round(server.readyAfterMs)} ms, ${acknowledged.size} acknowledged, ${lost} lost`,
    );
    if (round === rounds || lost > 0) {
      await server.stop();
      break;
    }
    const current = session;
    const writing = Array.from({ length: writers }, () => saveUntilKilled(current, acknowledged));
    await pause(randomInt(shortestRoundMs, longestRoundMs));
    await killGroup(server);
    await Promise.all(writing);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(
  `${rounds} hard kills, ${acknowledged.size} meals acknowledged, ${lost} lost, ${twice} counted twice`,
);
process.exitCode = lost + twice > 0 ? 1 : 0;
