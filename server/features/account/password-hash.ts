import { hash, verify } from "@node-rs/argon2";
import { passwordStrength } from "./password-strength.ts";

/** The binding's own default algorithm is argon2id, and it works in threads of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordStrength);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** True for a hash that was made with less than today's strength. */
export function isWeakHash(passwordHash: string): boolean {
  const [, memory, time, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(passwordHash) ?? [];
  return (
    Number(memory ?? 0) < passwordStrength.memoryCost ||
    Number(time ?? 0) < passwordStrength.timeCost ||
    Number(lanes ?? 0) < passwordStrength.parallelism
  );
}
