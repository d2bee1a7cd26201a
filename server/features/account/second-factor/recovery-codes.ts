import { randomInt, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { recoveryCodeLength, recoveryCodesCount } from "#contract/limits.ts";
import type { SecretBox } from "../../../core/secret-box.ts";
import type { Database } from "../../../database/schema.ts";
import { verifyPassword } from "../password-hash.ts";
import { listUnusedRecoveryCodes, takeRecoveryCode } from "./recovery-codes-table.ts";

/** Letters and digits, without those that look alike. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** A code in two halves, as people copy them from paper. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]);
  return `${letters.slice(0, recoveryCodeLength / 2).join("")}-${letters.slice(recoveryCodeLength / 2).join("")}`;
}

/** Reads a typed code, ignoring capitals, spaces and dashes. Undefined for what is no such code. */
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

export function newRecoveryCodes(secretBox: SecretBox, userId: string): NewRecoveryCodes {
  const codes = Array.from({ length: recoveryCodesCount }, newRecoveryCode);
  return { codes, codeHashes: codes.map((code) => secretBox.digest(code.replace("-", ""), userId)) };
}

/** Codes made before they had a keyed hash are hashed as passwords are. */
const slowHash = /^\$argon2/;

async function isCode(code: string, codeHash: string, digest: string): Promise<boolean> {
  if (slowHash.test(codeHash)) return verifyPassword(codeHash, code);
  const [given, stored] = [Buffer.from(digest), Buffer.from(codeHash)];
  return given.length === stored.length && timingSafeEqual(given, stored);
}

interface GivenCode {
  readonly userId: string;
  readonly code: string;
}

/** Uses up a recovery code. False for a wrong or used one. */
export async function consumeRecoveryCode(
  { db, secretBox }: { readonly db: Kysely<Database>; readonly secretBox: SecretBox },
  { userId, code }: GivenCode,
  now: Date,
): Promise<boolean> {
  const digest = secretBox.digest(code, userId);
  for (const { id, codeHash } of await listUnusedRecoveryCodes(db, userId)) {
    if (await isCode(code, codeHash, digest)) return takeRecoveryCode(db, id, now);
  }
  return false;
}
