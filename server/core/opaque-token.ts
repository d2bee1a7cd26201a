/** server/core: random tokens that mean something only to our database, which keeps their hash alone. */
import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

export function newOpaqueToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** A fast hash is enough: 256 random bits can't be guessed. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
