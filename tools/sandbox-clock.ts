// `npx node tools/sandbox-clock.ts`: advances the clock of the payment sandbox while a server is running.
import { parseArgs } from "node:util";
import { advanceSandboxClock, sandboxNow } from "#server/adapters/payments/sandbox/sandbox-clock.ts";
import { runDueBilling } from "#server/adapters/payments/sandbox/sandbox-subscriptions.ts";
import { readConfig } from "#server/core/config.ts";
import { connect } from "#server/database/connect.ts";
import { findRunningAddress } from "#server/database/embedded/running-address.ts";

const unitsMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const clock = () => new Date();

const { values } = parseArgs({ options: { advance: { type: "string" } } });
const [, count, unit = ""] = /^(\d+)([mhd])$/.exec(values.advance ?? "") ?? [];
const milliseconds = Number(count) * (unitsMs[unit] ?? Number.NaN);
if (Number.isNaN(milliseconds)) {
  console.error("Usage: npx node tools/sandbox-clock.ts --advance 8d   (m minutes, h hours, d days)");
  process.exit(1);
}

const { databaseUrl, dataFolder } = readConfig();
const address = databaseUrl === undefined ? await findRunningAddress(dataFolder) : { url: databaseUrl };
const db = connect(address, { maxConnections: 1 });
try {
  await advanceSandboxClock(db, milliseconds);
  await runDueBilling(db, { now: await sandboxNow(db, clock), realNow: clock() });
  console.log(`The sandbox clock is now ${(await sandboxNow(db, clock)).toISOString()}.`);
} finally {
  await db.destroy();
}
