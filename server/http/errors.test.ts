import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { submitText } from "#contract/endpoints/scan.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { connect } from "../database/connect.ts";
import { runsBeforeName } from "../database/statement-names.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const secretText = "password=hunter2 at /srv/secret.ts";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    hasFoods: false,
    adapters: {
      findFood: () => {
        throw new Error(secretText);
      },
      searchFoods: async () => {
        throw new Error(secretText);
      },
    },
  });
});
afterAll(() => app.close());

describe("an internal error", () => {
  it("is answered with a request id and without its message", async () => {
    const ana = await app.signUp();
    const { status, body, headers } = await app.inject({
      method: "GET",
      url: "/api/foods/search?query=egg",
      headers: ana.headers,
    });
    expect(status).toBe(500);
    expect(body).toEqual({
      code: "internal_error",
      message: "Something went wrong on our side.",
      requestId: headers["x-request-id"],
    });
  });
});

/** Takes the database away while the pool is open. */
async function dropUnder({ database }: TestApp): Promise<void> {
  const administration = connect(inject("postgresql"), { maxConnections: 1 });
  await sql`drop database ${sql.id(database.address.database ?? "")} with (force)`.execute(administration);
  await administration.destroy();
}

describe("a migration by a newer version while this one is running", () => {
  it.skipIf(inject("pooler"))(
    "makes calls whose statements were prepared before it answer 503 once, never 500",
    async () => {
      const older = await createTestApp({ hasFoods: false });
      const ana = await older.signUp();
      // One after the other, so that all run on one connection, which counts its runs by itself.
      const statuses = async () => {
        const found = new Set<number>();
        for (let run = 0; run < runsBeforeName; run += 1) found.add((await older.call(me, ana)).status);
        return found;
      };
      // The second time, the statements have names.
      for (const _ of [1, 2]) expect(await statuses()).toEqual(new Set([200]));
      await sql`alter table users alter column first_name type varchar(100)`.execute(older.db);
      expect(await statuses()).toContain(503);
      await expect.poll(statuses).toEqual(new Set([200]));
      await older.close();
    },
  );
});

describe("an unreachable database", () => {
  it("makes the process unready and answers 503, not 500", async () => {
    const lonely = await createTestApp({ hasFoods: false });
    const ana = await lonely.signUp();
    const ready = () => lonely.inject({ method: "GET", url: "/health/ready" });
    expect((await ready()).status).toBe(200);
    await dropUnder(lonely);
    expect((await ready()).status).toBe(503);
    expect((await lonely.inject({ method: "GET", url: "/health/live" })).status).toBe(200);
    const { status, body } = await lonely.call(me, ana);
    expect([status, body.code]).toEqual([503, "service_unavailable"]);
    await lonely.close();
  });
});

describe("headers", () => {
  it("let no answer be framed, sniffed or scripted", async () => {
    const { headers } = await app.call(submitText, { body: { text: "x" } });
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
      "x-content-type-options": "nosniff",
      "strict-transport-security": expect.stringContaining("max-age=31536000"),
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=(self)"),
      "cross-origin-opener-policy": "same-origin",
    });
  });
});
