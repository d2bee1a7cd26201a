import { createServer } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFaultyNetwork } from "../testing/faulty-network.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import { clientConfigOf } from "./database-address.ts";

describe("a database address", () => {
  it("can be a URL with one host", () => {
    expect(clientConfigOf({ url: "postgres://me:p%40ss@db.example:6432/meals" })).toMatchObject({
      user: "me",
      password: "p@ss",
      host: "db.example",
      port: 6432,
      database: "meals",
    });
  });

  it("can be a URL with several hosts, with and without ports", () => {
    const { hosts, user, database } = clientConfigOf({ url: "postgresql://me:a,b@one:1,two,[::1]:3/meals" });
    expect({ hosts, user, database }).toEqual({
      hosts: [
        { host: "one", port: 1 },
        { host: "two", port: 5432 },
        { host: "::1", port: 3 },
      ],
      user: "me",
      database: "meals",
    });
  });

  it("can be a Unix socket", () => {
    expect(clientConfigOf({ socketPath: "/data/pg/.s.PGSQL.7", user: "me" })).toEqual({
      host: "/data/pg",
      port: 7,
      user: "me",
    });
  });

  it.each([
    ["require", { rejectUnauthorized: false }],
    ["verify-full", {}],
    ["disable", false],
  ])("reads sslmode=%s as PostgreSQL's own programs do", (mode, ssl) => {
    expect(clientConfigOf({ url: `postgres://me@db/meals?sslmode=${mode}` }).ssl).toEqual(ssl);
  });
});

describe("several hosts in one address", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function refusingPort(): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    await new Promise((resolve) => server.close(resolve));
    return typeof address === "object" && address ? address.port : 0;
  }

  it("connect to the first one that is reachable", async () => {
    const network = await createFaultyNetwork(database.address);
    const { user = "", password = "", database: name, port } = network.address;
    const hosts = `127.0.0.1:${await refusingPort()},127.0.0.1:${port}`;
    const db = connect({ url: `postgres://${user}:${encodeURIComponent(password)}@${hosts}/${name}` });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    network.fault = "cut";
    await expect(sql`select 1 as one`.execute(db)).rejects.toThrow();
    await db.destroy();
    await network.close();
  });
});
