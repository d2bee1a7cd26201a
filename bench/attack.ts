// `npm run bench -- attack`: one account attacks a server in all known ways for a minute while others use it. Fails when they
// see a wrong answer or an error, or when their p99 triples.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "#server/database/connect.ts";
import { findRunningAddress } from "#server/database/embedded/running-address.ts";
import type { AttackOrder, OutcomeList } from "./attack/attack-process.ts";
import type { Outcomes } from "./attack/attacker.ts";
import { type Observations, OrdinaryUser } from "./attack/ordinary-use.ts";
import { type AttackTarget, prepareAttack } from "./attack/prepare-attack.ts";
import { quantile } from "./quantile.ts";
import { startServer } from "./start-server.ts";

const attackSeconds = Number(process.env.ATTACK_SECONDS ?? 60);
/** Alternates rounds with and without the attack, so that other load on the machine affects both. */
const rounds = 6;
const users = 3;
const settleMs = 2_000;
const growthMax = 3;

const emptyObservations = (): Observations => ({ timesMs: [], problemKinds: new Map(), problems: [] });

function figures(name: string, { timesMs, problemKinds }: Observations) {
  const ms = (share: number) => Math.round(quantile(timesMs, share));
  const failures = [...problemKinds].map(([kind, count]) => `${kind}: ${count}`).join(", ") || "none";
  return { phase: name, steps: timesMs.length, p50Ms: ms(0.5), p99Ms: ms(0.99), failures };
}

function addOutcomes(sum: Outcomes, added: OutcomeList): void {
  for (const [attack, statuses] of added) {
    const counts = sum.get(attack) ?? new Map<number, number>();
    for (const [status, count] of statuses) counts.set(status, (counts.get(status) ?? 0) + count);
    sum.set(attack, counts);
  }
}

/** Attacks from another process until `stop`, which returns what the calls were answered. */
function startAttack(target: AttackTarget) {
  const child = fork(join(import.meta.dirname, "attack", "attack-process.ts"));
  const send = (order: AttackOrder) => child.send(order);
  send({ start: target });
  return async (): Promise<OutcomeList> => {
    send("stop");
    const [outcomes] = await once(child, "message");
    child.disconnect();
    return outcomes;
  };
}

const server = await startServer({ TRUST_PROXY: "127.0.0.1" });
const db = connect(await findRunningAddress(server.dataFolder), { maxConnections: 1, hasNoTimeLimits: true });
try {
  const target = await prepareAttack(server.baseUrl, db, "198.51.100.66");
  const others = await Promise.all(
    Array.from({ length: users }, (_, at) =>
      OrdinaryUser.signUp(server.baseUrl, { name: `person-${at}`, at, address: `203.0.113.${at + 1}` }),
    ),
  );
  const [calm, attacked, between] = [emptyObservations(), emptyObservations(), emptyObservations()];
  const outcomes: Outcomes = new Map();
  let now = between;
  const ended = new AbortController();
  const using = Promise.all(others.map((person) => person.use(ended.signal, () => now)));
  const phaseMs = (attackSeconds * 1000) / rounds;
  for (let round = 0; round < rounds; round++) {
    now = between;
    await pause(settleMs);
    now = calm;
    await pause(phaseMs);
    now = attacked;
    const stopAttack = startAttack(target);
    await pause(phaseMs);
    now = between;
    addOutcomes(outcomes, await stopAttack());
  }
  ended.abort();
  await using;

  const keys = await db
    .selectFrom("idempotency_keys")
    .select((eb) => eb.fn.countAll<string>().as("rows"))
    .executeTakeFirstOrThrow();
  const rows = [figures("calm", calm), figures("attacked", attacked)];
  const attacks = [...outcomes].map(([attack, statuses]) => ({
    attack,
    statuses: [...statuses].map(([status, count]) => `${status || "none"}: ${count}`).join(", "),
  }));
  const growth = quantile(attacked.timesMs, 0.99) / quantile(calm.timesMs, 0.99);
  const problems = [...calm.problems, ...attacked.problems, ...between.problems];
  console.table(rows);
  console.table(attacks);
  console.log(`p99 grew ${growth.toFixed(2)} times; ${keys.rows} idempotency keys in the database`);
  for (const problem of problems) console.log(problem);
  await mkdir("bench/results", { recursive: true });
  const result = { attackSeconds, growth: Math.round(growth * 100) / 100, rows, attacks, problems };
  await writeFile("bench/results/attack.json", `${JSON.stringify(result, null, 2)}\n`);
  if (problems.length > 0 || !(growth < growthMax)) process.exitCode = 1;
} finally {
  await db.destroy();
  await server.stop();
}
