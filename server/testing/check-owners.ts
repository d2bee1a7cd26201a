// Runs with every test file of the server: fails it when the application sent a statement on a person's table that is not
// restricted to one owner.
import { afterAll, expect, inject } from "vitest";
import { connect } from "../database/connect.ts";
import { plansDatabase } from "./global-setup.ts";
import { findUnownedAccess } from "./owner-of-statement.ts";
import { takeStatements } from "./statement-log.ts";

afterAll(async () => {
  const texts = takeStatements();
  if (texts.length === 0) return;
  const db = connect({ ...inject("postgresql"), database: plansDatabase }, { maxConnections: 1 });
  const advice: string[] = [];
  for (const text of texts) {
    for (const access of await findUnownedAccess(db, text)) {
      advice.push(
        `${access}, in: ${text}. Restrict it to its owner, or say in distributed-tables.ts why not.`,
      );
    }
  }
  await db.destroy();
  expect(advice).toEqual([]);
});
