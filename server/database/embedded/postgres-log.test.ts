import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeScratchFolder } from "../../testing/scratch-folder.ts";
import { connect } from "../connect.ts";
import { openLog, startLogRotation } from "./postgres-log.ts";
import { startEmbedded } from "./start-embedded.ts";

let folder: string;
beforeEach(async () => {
  folder = await makeScratchFolder("platewise-log-");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the log of the embedded PostgreSQL", () => {
  it("contains no values of a failed statement", async () => {
    const database = await startEmbedded(folder, { maxConnections: 2, isDurable: false });
    const db = connect(database.address, { maxConnections: 1 });
    await sql`create table people (email text primary key)`.execute(db);
    const insert = () => sql`insert into people values (${"ana@example.com"})`.execute(db);
    await insert();
    await expect(insert()).rejects.toThrow("duplicate key");
    await expect(sql`select ${"ana@example.com"}::uuid`.execute(db)).rejects.toThrow("invalid input syntax");
    await db.destroy();
    await database.stop();
    const log = await readFile(join(folder, "postgresql.log"), "utf8");
    expect(log).toContain("ready to accept connections");
    expect(log).not.toContain("ana@example.com");
    expect(log).not.toContain("people");
  });

  it("keeps one previous log and continues in the truncated file", async () => {
    const file = join(folder, "postgresql.log");
    await writeFile(`${file}.1`, "two starts ago\n");
    await writeFile(file, "");
    const log = await openLog(file);
    await log.write("the start before\n");
    (await startLogRotation(file))();
    await log.write("now\n");
    await log.close();
    expect(await readFile(`${file}.1`, "utf8")).toBe("the start before\n");
    expect(await readFile(file, "utf8")).toBe("now\n");
  });

  it("works when there is no log yet", async () => {
    const file = join(folder, "postgresql.log");
    (await startLogRotation(file))();
    await appendFile(file, "first\n");
    expect(await readFile(file, "utf8")).toBe("first\n");
  });
});
