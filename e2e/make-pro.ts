// Gives an account Pro. The page shows it after the next load.
import { inDatabase } from "./database.ts";

export async function makePro(email: string): Promise<void> {
  await inDatabase((db) =>
    db.updateTable("users").set({ account_type: "pro" }).where("email", "=", email).execute(),
  );
}
