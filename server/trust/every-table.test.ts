import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportMyData } from "#contract/endpoints/profile.ts";
import { languages } from "#domain/people/language.ts";
import { impersonalTables, personalTables } from "../testing/personal-tables.ts";
import { signUpWithFullAccount } from "../testing/sign-up-with-full-account.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function migratedTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(app.db);
  return rows.map(({ name }) => name);
}

describe("every table of the migrated database", () => {
  it("is listed as personal or not", async () => {
    const known = new Set([...Object.keys(personalTables), ...impersonalTables]);
    const advice = (await migratedTables())
      .filter((table) => !known.has(table))
      .map(
        (table) =>
          `The table ${table} is new: list it in server/testing/personal-tables.ts. If it holds personal data, add it to the export and the import of one (contract/shapes/own-copy.ts, server/features/imports/own-copy/copied-tables.ts), delete its rows with the account (on delete cascade, or server/features/account-deletion/delete-account.ts), and give it a row in server/testing/sign-up-with-full-account.ts.`,
      );
    expect(advice).toEqual([]);
  });

  it("that is listed exists", async () => {
    const tables = await migratedTables();
    const listed = [...Object.keys(personalTables), ...impersonalTables];
    expect(listed.filter((name) => !tables.includes(name))).toEqual([]);
  });

  it("that refers to an account is listed as personal", async () => {
    const { rows } = await sql<{ table: string }>`select distinct conrelid::regclass::text as "table"
      from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`.execute(app.db);
    const advice = rows
      .filter(({ table }) => !(table in personalTables))
      .map(
        ({ table }) => `${table} refers to users: list it as personal in server/testing/personal-tables.ts.`,
      );
    expect(advice).toEqual([]);
  });

  it("with personal data appears in the export of a person who has used every feature", async () => {
    const person = await signUpWithFullAccount(app, "everything@example.com");
    const { body } = await app.call(exportMyData, { headers: person.headers });
    const copy: Record<string, unknown> = JSON.parse(JSON.stringify(body));
    const isEmpty = (value: unknown) => value == null || (Array.isArray(value) && value.length === 0);
    const advice = Object.entries(personalTables).flatMap(([table, one]) =>
      "exportedAs" in one && isEmpty(copy[one.exportedAs])
        ? `The export has no ${one.exportedAs}: add the rows of ${table} to contract/shapes/own-copy.ts and server/features/imports/own-copy/copied-tables.ts, or to server/features/exports/export-my-data.ts, and a row of the account to server/testing/sign-up-with-full-account.ts.`
        : [],
    );
    expect(advice).toEqual([]);
  });
});

describe("every language", () => {
  it.each(languages)("%s is allowed by each check that lists languages", async (language) => {
    const { rows } = await sql<{ name: string; definition: string }>`select
      conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'c' and pg_get_constraintdef(oid) like '%language =%'`.execute(
      app.db,
    );
    expect(rows.length).toBeGreaterThan(2);
    const refusing = rows.filter(({ definition }) => !definition.includes(`'${language}'`));
    const advice = refusing.map(
      ({ name }) => `A new migration must widen ${name} so that it takes '${language}'.`,
    );
    expect(advice).toEqual([]);
  });
});
