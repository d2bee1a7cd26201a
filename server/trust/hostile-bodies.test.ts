import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { bodyMaxBytes } from "../http/json-body.ts";
import { createTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";
import { createSampleCall, endpoints, named } from "./send-sample.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 1000 });
  ana = await app.signUp();
  await app.makePro(ana);
});
afterAll(() => app.close());

const withJson = named(endpoints.filter(({ body, file }) => body && !file));
const withQuery = named(endpoints.filter(({ query }) => query));

/** Fields of rows, of other shapes and of JavaScript itself. Each is sent as an own field, which only a text can do. */
const unwanted = [
  ...['"userId":"x"', '"user_id":"x"', '"id":"x"', '"isPremium":true', '"accountType":"pro"', '"calories":1'],
  ...['"createdAt":"2020-01-01T00:00:00Z"', '"status":"accepted"', '"dailyScanLimit":9999', '"priceCents":0'],
  ...['"__proto__":{"polluted":true}', '"constructor":{"prototype":{"polluted":true}}', '"prototype":{}'],
];

/** The text with the field at the front of each of its objects in turn. */
function withField(text: string, field: string): string[] {
  return [...text.matchAll(/\{(?=(.?))/g)].map(({ index, 1: next }) =>
    [text.slice(0, index + 1), field, next === "}" ? "" : ",", text.slice(index + 1)].join(""),
  );
}

async function sampleText(endpoint: AnyEndpoint) {
  const call = await createSampleCall(app, endpoint, { headers: ana.headers, account: ana });
  // An answer to a question, so that there is an object to add a field to.
  const isList = Array.isArray(call.body);
  const body = isList ? [{ questionText: "a", answer: "b" }] : call.body;
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => call.params?.[name] ?? "");
  return { url, text: JSON.stringify(body), query: call.query };
}

function send(endpoint: AnyEndpoint, url: string, payload: string) {
  const headers = { ...ana.headers, "content-type": "application/json" };
  return app.inject({ method: endpoint.method, url, headers, payload });
}

describe("a field that is not in the contract", () => {
  it.each(withJson)("%s: is refused, at every depth", async (_, endpoint) => {
    const { url, text } = await sampleText(endpoint);
    for (const field of unwanted) {
      // The field may be one that this very body has.
      if (text.includes(`${field.split(":")[0]}:`)) continue;
      const bodies = withField(text, field);
      expect(bodies.length).toBeGreaterThan(0);
      for (const body of bodies) {
        const { status, body: answer } = await send(endpoint, url, body);
        expect([body, status, answer.code]).toEqual([body, 400, "invalid_request"]);
      }
    }
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("is refused in a form too", async () => {
    const line = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
    for (const name of ["userId", "isPremium", "__proto__", "constructor", "toString"]) {
      const { status } = await app.inject({
        method: "POST",
        url: "/api/mealSubmissions/image",
        payload: `${line(name)}--b--\r\n`,
        headers: { ...ana.headers, "content-type": "multipart/form-data; boundary=b" },
      });
      expect(status).toBe(400);
    }
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it.each(withQuery)("%s: is refused in the query", async (_, endpoint) => {
    const { url, query } = await sampleText(endpoint);
    const good = new URLSearchParams(query).toString();
    for (const more of [
      "userId=x",
      "__proto__=x",
      "constructor=x",
      "__proto__[polluted]=1",
      "a=".repeat(2000),
    ]) {
      const { status } = await app.inject({ url: `${url}?${good}&${more}`, headers: ana.headers });
      expect([more, status]).toEqual([more, 400]);
    }
  });

  it.each(withQuery)("%s: is refused when repeated", async (_, endpoint) => {
    const { url, query } = await sampleText(endpoint);
    const name = Object.keys(query ?? {})[0] ?? "language";
    const value = query?.[name] ?? "en";
    const { status } = await app.inject({
      url: `${url}?${name}=${value}&${name}=${value}`,
      headers: ana.headers,
    });
    expect(status).toBe(400);
  });
});

describe("excessive input", () => {
  it.each(withJson)("%s: is refused when too large or too deep", async (_, endpoint) => {
    const { url } = await sampleText(endpoint);
    const large = await send(endpoint, url, `{"x":"${"a".repeat(bodyMaxBytes)}"}`);
    expect([large.status, large.body.code]).toEqual([413, "payload_too_large"]);
    for (const open of ["[", '{"a":']) {
      expect((await send(endpoint, url, open.repeat(bodyMaxBytes / open.length))).status).toBe(400);
      const closed = open.repeat(20_000) + (open === "[" ? "]" : "1}").repeat(20_000);
      expect((await send(endpoint, url, closed)).status).toBe(400);
    }
  });

  it("in fields is refused with a short error", async () => {
    const fields = Array.from({ length: 10_000 }, (_, at) => `"f${at}":${at}`).join(",");
    const { status, body } = await app.inject({
      method: "POST",
      url: "/api/goals/daily",
      payload: `{${fields}}`,
      headers: { ...ana.headers, "content-type": "application/json" },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body).length).toBeLessThan(10_000);
  });
});

/** Sends bytes as they are and gives all that comes back. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = "";
    const socket: Socket = connect(port, "127.0.0.1", () => socket.end(bytes));
    socket.on("data", (piece) => {
      told += piece;
    });
    socket.on("close", () => resolve(told));
    socket.on("error", (failure) => (told ? resolve(told) : reject(failure)));
  });
}

describe("malformed HTTP requests", () => {
  let port: number;
  beforeAll(async () => {
    await app.app.listen({ port: 0, host: "127.0.0.1" });
    const [address] = app.app.addresses();
    port = typeof address === "object" ? address.port : 0;
  });
  const request = (...lines: string[]) => raw(port, `${lines.join("\r\n")}\r\n\r\n`);
  const host = "Host: localhost";

  it.each<[string, string[], number]>([
    ["headers of 20 kB", [`GET /api/auth/me HTTP/1.1`, host, `X-Long: ${"a".repeat(20_000)}`], 431],
    ["an address of 20 kB", [`GET /api/${"a".repeat(20_000)} HTTP/1.1`, host], 431],
    ["an id of 8 kB", [`DELETE /api/meals/${"a".repeat(8_000)} HTTP/1.1`, host, "Connection: close"], 400],
    ["two lengths", ["POST /api/auth/login HTTP/1.1", host, "Content-Length: 5", "Content-Length: 6"], 400],
    [
      "a length and chunks",
      ["POST /api/auth/login HTTP/1.1", host, "Content-Length: 4", "Transfer-Encoding: chunked", "", "0"],
      400,
    ],
    ["a line end inside a header", ["GET / HTTP/1.1", host, "X-Y: a\rSet-Cookie: b=c"], 400],
    ["no host", ["GET /api/auth/me HTTP/1.1"], 400],
    ["TRACE", ["TRACE /api/auth/me HTTP/1.1", host, "Connection: close"], 405],
    ["CONNECT", ["CONNECT evil.example:443 HTTP/1.1", host], 0],
    [
      "another site's address",
      ["GET http://169.254.169.254/latest HTTP/1.1", host, "Connection: close"],
      404,
    ],
  ])("with %s are refused", async (_, lines, status) => {
    const told = await request(...lines);
    // An end without a word is a refusal too.
    if (status === 0) expect(told).toBe("");
    else expect(told.split("\r\n")[0]).toContain(` ${status} `);
    expect(told.toLowerCase()).not.toContain("set-cookie");
  });

  it("time out when they are sent too slowly", () => {
    const { requestTimeout, headersTimeout, maxRequestsPerSocket } = app.app.server;
    expect(requestTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
    expect(maxRequestsPerSocket).toBeDefined();
  });
});
