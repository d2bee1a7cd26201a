import { totpCode } from "../features/identity/second-factor/totp.ts";
import type { TestClock } from "./test-clock.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** An authenticator app that was given the secret as text. */
export class TestAuthenticator {
  readonly #secret: Buffer;
  readonly #clock: TestClock;
  recoveryCodes: readonly string[] = [];

  constructor(secret: string, clock: TestClock) {
    this.#secret = fromBase32(secret);
    this.#clock = clock;
  }

  /** The code shown at present. */
  code(): string {
    return totpCode(this.#secret, this.#clock.read());
  }

  /** Waits for the next one, because a code is accepted once. */
  nextCode(): string {
    this.#clock.advance(30_000);
    return this.code();
  }
}
