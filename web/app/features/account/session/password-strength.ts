export type PasswordStrength = "weak" | "fair" | "good" | "strong";

/** Minimum bits for each strength; our own thresholds, for offline guessing against argon2id. */
const strengths: readonly (readonly [bits: number, strength: PasswordStrength])[] = [
  [80, "strong"],
  [55, "good"],
  [38, "fair"],
];

const characterClasses: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

/** Only a hint in the form: it refuses nothing. */
export function estimatePasswordStrength(password: string): PasswordStrength {
  const alphabet = characterClasses.reduce(
    (total, [pattern, size]) => total + (pattern.test(password) ? size : 0),
    0,
  );
  const bits = countUnpredictableCharacters(password) * Math.log2(Math.max(1, alphabet));
  return strengths.find(([minBits]) => bits >= minBits)?.[1] ?? "weak";
}

/** Characters that repeat or continue the previous one (aaa, 123, cba) add almost nothing. */
function countUnpredictableCharacters(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}
