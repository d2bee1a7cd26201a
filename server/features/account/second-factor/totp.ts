// Codes of authenticator apps (RFC 6238: HMAC-SHA-1, 30 seconds, six digits, as every app supports).
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const secretBytes = 20;
const stepSeconds = 30;
const digits = 6;
/** A code of the step before or after is accepted too: clocks differ, and typing takes time. */
const stepsOff = 1;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function newTotpSecret(): Buffer {
  return randomBytes(secretBytes);
}

function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export function totpCode(secret: Uint8Array, now: Date): string {
  return codeOfStep(secret, stepOf(now));
}

/** The step whose code it is, typed with or without spaces; undefined for a wrong one. */
export function findTotpStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const given = Buffer.from(code.replace(/\s/g, ""));
  let found: number | undefined;
  for (let step = stepOf(now) - stepsOff; step <= stepOf(now) + stepsOff; step += 1) {
    const expected = Buffer.from(codeOfStep(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let [bits, value] = [0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

/** The content of the QR code. */
export function totpUri(secret: Uint8Array, account: string): string {
  const issuer = "Platewise";
  const label = `${issuer}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${issuer}`;
}
