// Access to the database of the server under test, for states that a browser cannot create, such as past meals. Production
// has no such access.
import { connect } from "#server/database/connect.ts";
import { findRunningAddress } from "#server/database/embedded/running-address.ts";

/** Set by the global setup. */
export const dataFolderVariable = "E2E_DATA_FOLDER";

type TestDatabase = ReturnType<typeof connect>;

export async function accountIdOf(db: TestDatabase, email: string): Promise<string> {
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return id;
}

/** Runs `work` on its own connection. */
export async function inDatabase<Result>(work: (db: TestDatabase) => Promise<Result>): Promise<Result> {
  const dataFolder = process.env[dataFolderVariable];
  if (!dataFolder)
    throw new Error(`${dataFolderVariable} is not set: the tests' own setup starts the server.`);
  const db = connect(await findRunningAddress(dataFolder), { maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
