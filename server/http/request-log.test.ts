import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as foodEndpoints from "#contract/endpoints/foods.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { AppError } from "../core/app-error.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let lines: string[] = [];
beforeAll(async () => {
  app = await createTestApp({
    logLevel: "debug",
    logDestination: { write: (line) => lines.push(line) },
    trustedProxies: ["10.0.0.0/8", "loopback"],
    adapters: {
      searchFoods: async () => {
        // As the database's driver does it: what was sent hangs on the failure.
        const failure = new Error('invalid input syntax for type uuid: "secret-words"');
        throw Object.assign(failure, {
          code: "22P02",
          detail: "Key (email)=(secret-words)",
          query: "secret-words",
        });
      },
    },
  });
  app.app.get("/api/test/refuse", () => Promise.reject(new AppError("payments_unavailable")));
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

let address: Promise<string> | undefined;
const listen = () => {
  address ??= app.app.listen({ port: 0, host: "127.0.0.1" });
  return address;
};
const logged = () => lines.map((line): Record<string, unknown> => JSON.parse(line));

describe("the log", () => {
  it("has one line per request: id, method, route, status, time", async () => {
    const answer = await app.inject({ method: "GET", url: "/api/auth/me?token=secret-words" });
    expect(logged()).toEqual([
      expect.objectContaining({
        level: 30,
        reqId: answer.headers["x-request-id"],
        msg: "request",
        method: "GET",
        route: "/api/auth/me",
        status: 401,
        ms: expect.any(Number),
      }),
    ]);
  });

  it("contains nothing that was sent, also after failures", async () => {
    const secret = "secret-words";
    const password = "unrelated passphrase";
    const headers = {
      authorization: `Bearer ${secret}`,
      cookie: `language=${secret}`,
      referer: secret,
      "user-agent": secret,
    };
    const account = { firstName: secret, lastName: secret, email: `${secret}@example.com`, password };
    await app.call(signIn.register, { body: account, headers });
    await app.call(signIn.register, { body: account });
    const { body } = await app.call(signIn.login, { body: { email: account.email, password } });
    await app.call(signIn.login, { body: { email: account.email, password: `${secret}!` } });
    const bearer = { authorization: `Bearer ${body.accessToken}` };
    await app.call(scanning.submitText, { body: { text: `two ${secret} and an egg` }, headers: bearer });
    const search = await app.call(foodEndpoints.searchFoods, { query: { query: secret }, headers: bearer });
    expect(search.status).toBe(500);
    const odd = [`/${secret}`, `/api/${secret}?q=${secret}`, `/%${secret}`, `/api/meals/${secret}/`];
    for (const url of odd) await app.inject({ method: "GET", url, headers });
    const json = { "content-type": "application/json" };
    await app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: json,
      payload: `{"email": ${secret}`,
    });
    expect(lines.length).toBeGreaterThanOrEqual(10);
    expect(lines.join("")).not.toContain(secret);
    expect(lines.join("")).not.toContain(password);
    expect(lines.join("")).not.toContain(body.accessToken);
    expect(lines.join("")).not.toContain("127.0.0.1");
    const failure = logged().find(({ level }) => level === 50);
    expect(failure).toMatchObject({
      reqId: search.body.requestId,
      err: {
        code: "22P02",
        message: 'invalid input syntax for type uuid: "…"',
        stack: expect.stringContaining(" at "),
      },
    });
  });
});

describe("a request id", () => {
  const numbered = async (id: string, remoteAddress: string) => {
    const headers = { "x-request-id": id };
    const answer = await app.inject({ method: "GET", url: "/health/live", headers, remoteAddress });
    return answer.headers["x-request-id"];
  };
  const uuid = /^[0-9a-f-]{36}$/;

  it.each(["10.1.2.3", "127.0.0.1", "::ffff:10.9.9.9", "::1"])(
    "is taken from a trusted proxy (%s)",
    async (address) => {
      expect(await numbered("edge-4711_AZ", address)).toBe("edge-4711_AZ");
    },
  );

  it.each(["203.0.113.9", "2001:db8::1", "11.0.0.1"])(
    "is generated for untrusted peers (%s)",
    async (address) => {
      expect(await numbered("edge-4711_AZ", address)).toMatch(uuid);
    },
  );

  it.each(["short", "x".repeat(65), "with blank", 'quote"quote', "üüüüüüüü", "semi;colon", ""])(
    "is generated when the proxy's is malformed: %j",
    async (id) => {
      expect(await numbered(id, "10.1.2.3")).toMatch(uuid);
    },
  );
});

describe("a call that is cut off before it has arrived", () => {
  it.each([
    ["of JSON", "/api/auth/login", "application/json", '{"email":"'],
    [
      "of a photo",
      "/api/mealSubmissions/image",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\na',
    ],
    ["of a webhook", "/api/subscriptions/webhook", "application/json", "{"],
  ])("%s is one line, and no error", async (_, path, type, begin) => {
    const { headers } = await app.signUp();
    const { port } = new URL(await listen());
    lines = [];
    const socket = connect(Number(port), "127.0.0.1");
    const head = [
      `POST ${path} HTTP/1.1`,
      "Host: localhost",
      `Content-Type: ${type}`,
      "Content-Length: 5000",
    ];
    socket.write(`${[...head, `Authorization: ${headers.authorization}`].join("\r\n")}\r\n\r\n${begin}`);
    await pause(100);
    socket.destroy();
    await expect.poll(() => logged().map(({ msg }) => msg)).toContain("request cut off");
    expect(logged().filter(({ level }) => Number(level) > 30)).toEqual([]);
    expect(lines.join("")).not.toContain("stack");
  });
});

it("a refusal that nothing caused is a line without a stack, whatever its status", async () => {
  await app.app.inject({ method: "GET", url: "/api/test/refuse" });
  const [line] = logged().filter(({ level }) => Number(level) > 30);
  expect([line?.msg, line?.level]).toEqual(["payments_unavailable", 40]);
  expect(lines.join("")).not.toContain("stack");
});
