import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { recoveryCodeLength, recoveryCodesCount } from "#contract/limits.ts";
import type { Database } from "../../../database/schema.ts";
import { hashPassword, verifyPassword } from "../password-hash.ts";
import { listUnusedRecoveryCodes, takeRecoveryCode } from "./recovery-codes-table.ts";

/** Without letters and digits that look alike. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** In two halves, as people copy them from paper. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]);
  return `${letters.slice(0, recoveryCodeLength / 2).join("")}-${letters.slice(recoveryCodeLength / 2).join("")}`;
}

/** As typed: capitals, spaces and dashes do not matter. Undefined for what is no such code. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, "");
  return code.length === recoveryCodeLength ? code : undefined;
}

export interface NewRecoveryCodes {
  /** Shown once. */
  readonly codes: string[];
  /** What is stored. */
  readonly codeHashes: readonly string[];
}

/** Takes a second of processor time: not for inside a transaction. */
export async function newRecoveryCodes(): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: recoveryCodesCount }, newRecoveryCode);
  const codeHashes = await Promise.all(codes.map((code) => hashPassword(code.replace("-", ""))));
  return { codes, codeHashes };
}

/** False for a wrong or used one. */
export async function consumeRecoveryCode(
  db: Kysely<Database>,
  { userId, code }: { readonly userId: string; readonly code: string },
  now: Date,
): Promise<boolean> {
  for (const { id, codeHash } of await listUnusedRecoveryCodes(db, userId)) {
    if (await verifyPassword(codeHash, code)) return takeRecoveryCode(db, id, now);
  }
  return false;
}
