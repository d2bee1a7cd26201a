import { generateKeyPairSync } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

/** A key pair in base64url: the uncompressed point, and the number. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made once. Processes that start at the same time get the same pair. */
export async function loadOrCreatePushKeys(db: Kysely<Database>, now: Date): Promise<PushKeys> {
  const existing = await loadPushKeys(db);
  if (existing) return existing;
  const { publicKey: public_key, privateKey: private_key } = newPushKeys();
  await db
    .insertInto("push_keys")
    .values({ public_key, private_key, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await loadPushKeys(db);
  if (!stored) throw new Error("The push keys could not be stored.");
  return stored;
}

function loadPushKeys(db: Kysely<Database>): Promise<PushKeys | undefined> {
  return db
    .selectFrom("push_keys")
    .select(["public_key as publicKey", "private_key as privateKey"])
    .executeTakeFirst();
}

function newPushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const uncompressed = Buffer.from([4]);
  const point = Buffer.concat([uncompressed, Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}
