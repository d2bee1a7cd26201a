const keyBytes = 16;

/** 128 random bits in hexadecimal. (`crypto.randomUUID` is missing on plain http.) */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
