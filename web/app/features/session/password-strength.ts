/** web/app/features/session: a hint at how hard a password is to guess. A hint only: it refuses nothing. Pure. */

export type PasswordStrength = "weak" | "fair" | "good" | "strong";

/** Bits from which a password is called so; our own thresholds, for a password guessed offline against argon2id. */
const strengths: readonly (readonly [bits: number, strength: PasswordStrength])[] = [
  [80, "strong"],
  [55, "good"],
  [38, "fair"],
];

const characterClasses: readonly (readonly [kind: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

export function estimatePasswordStrength(password: string): PasswordStrength {
  const alphabet = characterClasses.reduce(
    (size, [kind, signs]) => size + (kind.test(password) ? signs : 0),
    0,
  );
  const bits = countUnpredictableCharacters(password) * Math.log2(Math.max(1, alphabet));
  return strengths.find(([minBits]) => bits >= minBits)?.[1] ?? "weak";
}

/** Signs that repeat or continue the one before (aaa, 123, cba) tell a guesser almost nothing new. */
function countUnpredictableCharacters(password: string): number {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  return codes.filter((code, place) => place === 0 || Math.abs(code - (codes[place - 1] ?? 0)) > 1).length;
}
