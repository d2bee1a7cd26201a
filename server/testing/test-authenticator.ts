import { totpCode } from "../features/account/second-factor/totp.ts";
import type { TestClock } from "./test-clock.ts";

const stepMs = 30_000;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an app shows which was given the key as text. */
export function codeOfKey(key: string, now: Date): string {
  return totpCode(fromBase32(key), now);
}

/** An authenticator app that was given the secret as text. */
export class TestAuthenticator {
  readonly #secret: Buffer;
  readonly #clock: TestClock;
  /** When the last code that it was asked for is shown. */
  #shownFor = 0;
  recoveryCodes: readonly string[] = [];

  constructor(secret: string, clock: TestClock) {
    this.#secret = fromBase32(secret);
    this.#clock = clock;
  }

  /**
   * One that was not used before. It begins with the previous one, which is still accepted, and waits only after the next, which
   * is accepted too: tests with many calls would otherwise outlive their sessions.
   */
  nextCode(): string {
    const now = this.#clock.read().getTime();
    const next = Math.max(this.#shownFor + stepMs, now - stepMs);
    if (next > now + stepMs) this.#clock.advance(next - now);
    this.#shownFor = next;
    return totpCode(this.#secret, new Date(next));
  }
}
