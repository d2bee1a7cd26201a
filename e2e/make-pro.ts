/** e2e/: gives somebody the Pro plan; a page shows it from its next load on. */
import { inDatabase } from "./database.ts";

export async function makePro(email: string): Promise<void> {
  await inDatabase((db) =>
    db.updateTable("users").set({ account_type: "pro" }).where("email", "=", email).execute(),
  );
}
