// Random tokens for refresh and visitor sessions. The database stores only their hash.
import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

export function newOpaqueToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** A fast hash is enough: 256 random bits cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
