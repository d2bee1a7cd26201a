import { rm } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import type { TestProject } from "vitest/node";
import { connect, type DatabaseAddress } from "../database/connect.ts";
import { databaseUser } from "../database/embedded/cluster.ts";
import { startEmbedded } from "../database/embedded/start-embedded.ts";
import { migrate } from "../database/migrate.ts";
import type { Database } from "../database/schema.ts";
import { startPooler } from "./pooler.ts";
import { makeScratchFolder } from "./scratch-folder.ts";

export const templateDatabase = "platewise_template";
/** Database in which statements are explained; a template takes no connections while it is copied. */
export const plansDatabase = "platewise_plans";
const testConnections = 150;

declare module "vitest" {
  export interface ProvidedContext {
    readonly postgresql: DatabaseAddress;
    /** Replaces the above for what the tests do in a database, if they run through a pooler. */
    readonly pooler: DatabaseAddress | undefined;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const isPooled = process.env.TESTS_POOLED === "on";
  const folder = await makeScratchFolder("platewise-tests-");
  const postgresql = await startEmbedded(folder, {
    maxConnections: testConnections,
    isDurable: false,
    hasPort: isPooled,
  });
  const administration = connect(postgresql.address, { maxConnections: 1 });
  await simplifyPassword(administration, postgresql.address.password);
  await sql`create database ${sql.id(templateDatabase)}`.execute(administration);
  const template = connect({ ...postgresql.address, database: templateDatabase }, { maxConnections: 1 });
  await migrate(template);
  await template.destroy();
  await sql`create database ${sql.id(plansDatabase)} template ${sql.id(templateDatabase)}`.execute(
    administration,
  );
  if (isPooled) await setUpRole(administration);
  await administration.destroy();
  const stop = async () => {
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const pooler = isPooled
    ? await startPooler(postgresql.address).catch(async (failure) => {
        // PostgreSQL would outlive a setup that fails.
        await stop();
        throw failure;
      })
    : undefined;
  project.provide("postgresql", postgresql.address);
  project.provide("pooler", pooler?.address);
  return async () => {
    await pooler?.stop();
    await stop();
  };
}

/** Every connection of the tests derives a key from it, usually in 4096 rounds. */
async function simplifyPassword(
  administration: Kysely<Database>,
  password: DatabaseAddress["password"],
): Promise<void> {
  await sql`set scram_iterations = 1`.execute(administration);
  await sql`alter role ${sql.id(databaseUser)} password ${sql.lit(password)}`.execute(administration);
}

/** Sets up the role as the operator of a pooler does: through it no connection carries settings. */
async function setUpRole(administration: Kysely<Database>): Promise<void> {
  const role = sql.id(databaseUser);
  await sql`alter role ${role} set statement_timeout = '5s'`.execute(administration);
  await sql`alter role ${role} set synchronous_commit = on`.execute(administration);
}
