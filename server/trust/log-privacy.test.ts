import { afterAll, beforeAll, expect, it } from "vitest";
import { connectAssistant } from "../testing/connect-assistant.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import type { Owner } from "./make-samples.ts";
import { createSampleCall, endpoints, leavesSessions, sendSample } from "./send-sample.ts";

const mark = "only-anas-7f3a";
const secrets = new Set<string>();
const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    logLevel: "debug",
    freeDailyScans: 1000,
    hasRateLimits: true,
    logDestination: { write: (line) => lines.push(line) },
  });
});
afterAll(() => app.close());

/** Every text of some length in what was sent or answered under a name that means a secret. */
function keepSecrets(value: unknown, name = ""): void {
  if (typeof value === "string" && /token|secret|password|key/i.test(name) && value.length > 4)
    secrets.add(value);
  if (typeof value === "object" && value !== null)
    for (const [field, each] of Object.entries(value)) keepSecrets(each, field);
}

it("the log contains no token, address or personal data, even at debug level", async () => {
  const account = await app.signUp({
    email: `${mark}@example.com`,
    firstName: mark,
    password: `${mark}-secret`,
  });
  await app.makePro(account);
  const visitor: Owner = { headers: await app.createVisitor() };
  keepSecrets([account, visitor.headers]);
  for (const headers of [account.headers, visitor.headers, {}, { authorization: `Bearer ${mark}` }]) {
    for (const endpoint of endpoints.filter(leavesSessions)) {
      const call = await createSampleCall(app, endpoint, { headers: account.headers, account });
      const odd = { ...headers, "user-agent": mark, referer: `https://${mark}.example`, cookie: mark };
      const answer = await sendSample(app, endpoint, { call, headers: odd });
      keepSecrets([call.body, answer.body]);
      // And as it goes wrong: an unknown field, a query, an address that is none.
      await app.call(endpoint, { ...call, body: { [mark]: mark }, query: { [mark]: mark }, headers: odd });
    }
  }
  const { accessToken, refreshToken, code, asked } = await connectAssistant(app, account);
  for (const secret of [accessToken, refreshToken, code, asked.id, asked.verifier]) secrets.add(secret);
  for (const url of [`/${mark}`, `/api/${mark}?token=${mark}`, `/%zz${mark}`])
    await app.inject({ method: "GET", url, headers: account.headers });

  const log = lines.join("\n");
  expect(lines.length).toBeGreaterThan(300);
  expect(secrets.size).toBeGreaterThan(5);
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
  for (const word of [mark, "@example.com", "eggs", "toast", "127.0.0.1", "Bearer", account.userId])
    expect(lines.filter((line) => line.includes(word))).toEqual([]);
});
