// npm run bench:enumeration: does a stranger learn from answers or times which addresses have an account?
import * as account from "#contract/endpoints/account.ts";
import * as identity from "#contract/endpoints/identity.ts";
import { compareRanks } from "./compare-ranks.ts";
import { quantile } from "./quantile.ts";
import { startServer } from "./start-server.ts";

const callsEach = 200;
const warmUpCalls = 40;
const accounts = 20;
const password = "four small green pears";

interface Sample {
  readonly ms: number;
  /** Everything of the answer but what differs in any two calls. */
  readonly answer: string;
}
type Send = (email: string) => Promise<Sample>;

const changing = new Set(["date", "x-request-id", "content-length"]);

async function post(address: string, body: object): Promise<Sample> {
  const headers = { "content-type": "application/json", "time-zone": "Europe/Madrid" };
  const startedAt = performance.now();
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await response.text();
  const ms = performance.now() - startedAt;
  const kept = [...response.headers].filter(([name]) => !changing.has(name));
  return { ms, answer: JSON.stringify([response.status, kept, response.ok ? "" : text]) };
}

/** In turns, so that whatever else the machine does falls on both. */
async function compare(name: string, send: Send): Promise<boolean> {
  const known: Sample[] = [];
  const unknown: Sample[] = [];
  for (let at = -warmUpCalls; at < callsEach; at += 1) {
    const pair = [
      `known-${Math.abs(at) % accounts}@example.com`,
      `nobody-${name.replaceAll(/\W+/g, "-")}-${at}@example.com`,
    ];
    const [first = "", second = ""] = at % 2 === 0 ? pair : pair.toReversed();
    for (const email of [first, second]) {
      const sample = await send(email);
      if (at >= 0) (email.startsWith("known") ? known : unknown).push(sample);
    }
  }
  return report(name, known, unknown);
}

function report(name: string, known: readonly Sample[], unknown: readonly Sample[]): boolean {
  const times = (samples: readonly Sample[]) => samples.map(({ ms }) => ms);
  const describe = (samples: readonly Sample[]) =>
    [0.1, 0.5, 0.9, 0.99].map((share) => quantile(times(samples), share).toFixed(1).padStart(7)).join("");
  const { share, isAlike } = compareRanks(times(known), times(unknown));
  const answers = new Set([...known, ...unknown].map(({ answer }) => answer));
  console.log(`${name}: ${known.length} calls for addresses with an account, ${unknown.length} without`);
  console.log("                  p10    p50    p90    p99 ms");
  console.log(`  with an account${describe(known)}`);
  console.log(`  without one    ${describe(unknown)}`);
  console.log(`  slower with an account in ${(share * 100).toFixed(1)} % of pairs (50 % tells nothing)`);
  console.log(
    `  times ${isAlike ? "do not tell" : "TELL"}; answers ${answers.size === 1 ? "do not tell" : "tell"}`,
  );
  return isAlike && answers.size === 1;
}

const server = await startServer({ RATE_LIMITS: "off", HOST: "127.0.0.1" });
const to = (path: string) => server.baseUrl + path;
const names = { firstName: "Ana", lastName: "Ruiz" };
try {
  for (let at = 0; at < accounts; at += 1) {
    await post(to(identity.register.path), { ...names, email: `known-${at}@example.com`, password });
  }
  const forgot = await compare("forgotten password", (email) =>
    post(to(account.forgotPassword.path), { email }),
  );
  const login = await compare("login, wrong password", (email) =>
    post(to(identity.login.path), { email, password: "not the password" }),
  );
  await compare("registering", (email) => post(to(identity.register.path), { ...names, email, password }));
  console.log(
    "Registering tells by its answer (409) that an address is taken; it is limited to 10 tries per hour and address.",
  );
  const isHeld = forgot && login;
  console.log(isHeld ? "Held: neither login nor a forgotten password tells." : "FAILED: see above.");
  process.exitCode = isHeld ? 0 : 1;
} finally {
  await server.stop();
}
