import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { connect, type DatabaseAddress } from "../database/connect.ts";
import { startEmbedded } from "../database/embedded/start-embedded.ts";
import { migrate } from "../database/migrate.ts";

export const templateDatabase = "platewise_template";
/** For asking how statements would run; a template takes no connections while it is copied. */
export const plansDatabase = "platewise_plans";
const testConnections = 150;

declare module "vitest" {
  export interface ProvidedContext {
    readonly postgresql: DatabaseAddress;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "platewise-tests-"));
  const postgresql = await startEmbedded(folder, { maxConnections: testConnections, isDurable: false });
  const administration = connect(postgresql.address, { maxConnections: 1 });
  await sql`create database ${sql.id(templateDatabase)}`.execute(administration);
  const template = connect({ ...postgresql.address, database: templateDatabase }, { maxConnections: 1 });
  await migrate(template);
  await template.destroy();
  await sql`create database ${sql.id(plansDatabase)} template ${sql.id(templateDatabase)}`.execute(
    administration,
  );
  await administration.destroy();
  project.provide("postgresql", postgresql.address);
  return async () => {
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
