// Somebody else, who uses the product in a process of its own: how long the calls take, and a login now and then.
import { setTimeout as pause } from "node:timers/promises";
import { getDashboard } from "#contract/endpoints/dashboard.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { call, logIn, type Session } from "../api-client.ts";

const thinkingMs = 5;
const callsToALogin = 30;

export interface BystanderOrder {
  readonly session: Session;
  readonly name: string;
}

/** ms of each call since they were asked for last, and calls that failed. */
export interface ResponseTimes {
  readonly reads: readonly number[];
  readonly logins: readonly number[];
  readonly failures: readonly string[];
}

let [reads, logins, failures]: [number[], number[], string[]] = [[], [], []];

async function time(times: () => number[], run: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await run().catch((failure) => failures.push(String(failure).slice(0, 200)));
  times().push(performance.now() - startedAt);
}

async function use({ session, name }: BystanderOrder): Promise<never> {
  for (let count = 1; ; count += 1) {
    await time(
      () => reads,
      () => call(session, count % 2 === 0 ? me : getDashboard, {}),
    );
    if (count % callsToALogin === 0)
      await time(
        () => logins,
        () => logIn(session.baseUrl, name),
      );
    await pause(thinkingMs);
  }
}

process.on("message", (order: BystanderOrder | "take times") => {
  if (order !== "take times") return void use(order);
  process.send?.({ reads, logins, failures } satisfies ResponseTimes);
  [reads, logins, failures] = [[], [], []];
});
process.on("disconnect", () => process.exit());
