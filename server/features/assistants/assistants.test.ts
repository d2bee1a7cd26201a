import type { AddressInfo } from "node:net";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listMeals } from "#contract/endpoints/meals.ts";
import { checkUsage } from "#contract/endpoints/scan.ts";
import { createToken, revokeToken } from "#contract/endpoints/tokens.ts";
import { mcpPath } from "#contract/mcp.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  address = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  ana = await app.signUp();
});
afterAll(() => app.close());

async function tokenOf(scope: "read" | "write", person = ana): Promise<{ id: string; token: string }> {
  return (await app.call(createToken, { ...person, body: { name: "Assistant", scope, expiresInDays: 30 } }))
    .body;
}
/** A real client of the SDK, over HTTP. */
async function connect(token: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const headers = { authorization: `Bearer ${token}`, "time-zone": "Europe/Madrid" };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(mcpPath, address), { requestInit: { headers } }),
  );
  return client;
}
/** What the tools answer with, each some of it. */
interface Answer {
  readonly mealId: string;
  readonly calories: number;
  readonly actualCalories: number;
  readonly foods: readonly { readonly source: { readonly table: string; readonly code: string } }[];
  readonly meals: readonly { readonly id: string; readonly mealType: string }[];
}
async function call(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
  const answer = structuredContent as unknown as Answer;
  return { text: JSON.stringify(content), answer, isError: isError ?? false };
}

describe("an assistant with a token that may write", () => {
  it("logs a meal in words, finds it in the day, and deletes it", async () => {
    const client = await connect((await tokenOf("write")).token);
    const { answer } = await call(client, "log_meal_in_words", {
      text: "two eggs and a slice of toast with butter",
      date: "2026-03-09",
      mealType: "breakfast",
    });
    expect(answer.calories).toBeGreaterThan(200);
    expect(answer.foods[0]?.source.table).toMatch(/FNDDS/);
    const day = await call(client, "read_day", { date: "2026-03-09" });
    expect(day.answer.meals.map(({ id, mealType }) => [id, mealType])).toEqual([
      [answer.mealId, "breakfast"],
    ]);
    expect((await call(client, "read_summary", { date: "2026-03-09" })).answer.actualCalories).toBe(
      answer.calories,
    );
    await call(client, "delete_meal", { mealId: answer.mealId });
    expect((await call(client, "read_day", { date: "2026-03-09" })).answer.meals).toEqual([]);
    await client.close();
  });

  it("searches foods and logs them by their rows, and calories alone", async () => {
    const client = await connect((await tokenOf("write")).token);
    const { answer } = await call(client, "search_foods", { query: "apple", language: "en" });
    const { table, code } = answer.foods[0]?.source ?? {};
    const logged = await call(client, "log_foods", {
      items: [
        { from: "table", table, code, grams: 150 },
        { from: "quick", name: "Coffee", calories: 60 },
      ],
    });
    expect(logged.answer.foods).toHaveLength(2);
    await client.close();
  });

  it("saves a meal once where a tool is called again with the same request id", async () => {
    const client = await connect((await tokenOf("write")).token);
    const left = async () => (await app.call(checkUsage, ana)).body.remainingScans;
    const inWords = { text: "two eggs", date: "2026-03-08", requestId: "eggs" };
    const first = await call(client, "log_meal_in_words", inWords);
    const after = await left();
    expect((await call(client, "log_meal_in_words", inWords)).answer.mealId).toBe(first.answer.mealId);
    expect(await left()).toBe(after);
    const coffee = { items: [{ from: "quick", name: "Coffee", calories: 60 }], date: "2026-03-08" };
    for (const requestId of ["eggs", "eggs", "another"])
      await call(client, "log_foods", { ...coffee, requestId });
    expect((await call(client, "read_day", { date: "2026-03-08" })).answer.meals).toHaveLength(3);
    const other = { items: [{ from: "quick", name: "Tea", calories: 2 }], requestId: "eggs" };
    expect((await call(client, "log_foods", other)).isError).toBe(true);
    await client.close();
  });

  it("reads and sets goals, and gets the reason for a refused call", async () => {
    const client = await connect((await tokenOf("write")).token);
    expect(await call(client, "read_goals")).toMatchObject({
      isError: true,
      text: expect.stringContaining("goals_not_found"),
    });
    const goals = { calories: 2000, protein: 140, carbs: 240, fat: 65, fiber: 25 };
    await call(client, "set_goals", goals);
    expect((await call(client, "read_goals")).answer).toEqual(goals);
    const future = await call(client, "log_foods", {
      items: [{ from: "quick", name: "Coffee", calories: 60 }],
      date: "2030-01-01",
    });
    expect([future.isError, future.text]).toEqual([true, expect.stringContaining("date_in_future")]);
    await client.close();
  });

  it("spends no scan on a meal of a day that is still to come", async () => {
    const client = await connect((await tokenOf("write")).token);
    const left = async () => (await app.call(checkUsage, ana)).body.remainingScans;
    const before = await left();
    const future = await call(client, "log_meal_in_words", { text: "two eggs", date: "2026-03-11" });
    expect([future.isError, future.text]).toEqual([true, expect.stringContaining("date_in_future")]);
    expect(await left()).toBe(before);
    await client.close();
  });
});

it("an assistant with a token that reads is offered no tool that writes, and cannot call one", async () => {
  const client = await connect((await tokenOf("read")).token);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "search_foods",
    "read_day",
    "read_days",
    "read_summary",
    "read_goals",
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  await expect(
    call(client, "log_foods", { items: [{ from: "quick", name: "Coffee", calories: 60 }] }),
  ).rejects.toThrow();
  const { body } = await app.call(listMeals, { ...ana, body: { date: "2026-03-10" } });
  expect(body).toEqual([]);
  await client.close();
});

describe("a request is refused", () => {
  const initialise = {
    ...{ jsonrpc: "2.0", id: 1, method: "initialize" },
    params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "raw", version: "1" } },
  };
  const post = (headers: Record<string, string>, payload: object = initialise) =>
    app.inject({
      method: "POST",
      url: mcpPath,
      headers: { accept: "application/json, text/event-stream", ...headers },
      payload,
    });
  const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body?.code];

  it("without a token, with that of a session, and once the token is revoked", async () => {
    const { id, token } = await tokenOf("write");
    const without = await post({});
    expect(codeOf(without)).toEqual([401, "unauthorized"]);
    expect(without.headers["www-authenticate"]).toMatch(/^Bearer /);
    expect(codeOf(await post(ana.headers))).toEqual([401, "unauthorized"]);
    expect((await post({ authorization: `Bearer ${token}` })).status).toBe(200);
    await app.call(revokeToken, { ...ana, params: { id } });
    expect(codeOf(await post({ authorization: `Bearer ${token}` }))).toEqual([401, "unauthorized"]);
  });

  it.each(["https://evil.example", "http://localhost:3000", "http://rebound.example:80", "null"])(
    "from a page of %s, even with a token",
    async (origin) => {
      const { token } = await tokenOf("write");
      const answer = await post({ authorization: `Bearer ${token}`, origin }).catch((failure) => failure);
      expect(codeOf(answer)).toEqual([403, "origin_not_ours"]);
    },
  );

  it.each<[string, string, number, number]>([
    ["is nested deeply", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, 400, -32_600],
    [
      "has arguments nested deeply",
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"log_foods","arguments":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}}`,
      ...([400, -32_600] as const),
    ],
    ["has too many entries", `[${"0,".repeat(100_000)}0]`, 413, -32_600],
    ["is no JSON", '{"jsonrpc":', 400, -32_700],
    ["is too large", `"${"a".repeat(300_000)}"`, 413, -32_600],
  ])("with an error of the protocol where the message %s", async (_, payload, status, code) => {
    const { token } = await tokenOf("write");
    const headers = {
      ...{ authorization: `Bearer ${token}`, "content-type": "application/json" },
      accept: "application/json, text/event-stream",
    };
    const answer = await app.inject({ method: "POST", url: mcpPath, headers, payload });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      ...{ jsonrpc: "2.0", id: null },
      error: { code, message: expect.any(String), data: { code: expect.any(String) } },
    });
  });

  it("with another method, and with a body that is no message", async () => {
    const { token } = await tokenOf("write");
    const headers = { authorization: `Bearer ${token}` };
    for (const method of ["GET", "DELETE"] as const)
      expect((await app.inject({ method, url: mcpPath, headers })).status).toBe(405);
    expect((await post(headers, { hello: "world" })).status).toBe(400);
    expect(
      (
        await post(headers, {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: "x".repeat(300_000) },
        })
      ).status,
    ).toBe(413);
  });
});
