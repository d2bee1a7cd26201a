import type { Kysely } from "kysely";
import { areDoubles } from "#analysis/photo/plates/compare-plates.ts";
import type { Database } from "../../database/schema.ts";
import { lockAccount } from "../account/lock-account.ts";
import { deletePlates, deleteSurplusPlates, keepPlateOfScan, listPlatesCalled } from "./plates-table.ts";

interface SavedScan {
  readonly userId: string;
  readonly submissionId: string;
  readonly now: Date;
}

/** The photo of a scan that was saved as a meal, in place of earlier ones of it that look the same. */
export async function rememberPlate(db: Kysely<Database>, scan: SavedScan): Promise<void> {
  const { userId } = scan;
  const plate = await keepPlateOfScan(db, scan);
  if (!plate) return;
  const others = await listPlatesCalled(db, userId, plate);
  const doubles = others.filter(({ features }) => areDoubles(features, plate.features));
  await deletePlates(
    db,
    userId,
    doubles.map(({ mealId }) => mealId),
  );
  await deleteSurplusPlates(db, userId);
}

/** Remembers the photo of a saved scan in its own transaction, one scan after another. */
export async function rememberPlateInTransaction(db: Kysely<Database>, scan: SavedScan): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, scan.userId);
    await rememberPlate(transaction, scan);
  });
}
