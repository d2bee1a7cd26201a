/** Which keys lie beside each other, where a finger slips. */
import type { Language } from "#domain/people/language.ts";

const qwerty = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const azerty = ["azertyuiop", "qsdfghjklm", "wxcvbn"];
const rows: Readonly<Record<Language, readonly string[]>> = { en: qwerty, es: qwerty, fr: azerty };

/** Of a key, whether it is in the same row or in the next, which lies half a key to the right. */
function keysBeside(keys: readonly string[]): ReadonlySet<string> {
  const pairs = keys.flatMap((row, at) =>
    [...row].flatMap((key, place) => {
      const below = keys[at + 1] ?? "";
      return [row[place + 1], below[place - 1], below[place]].flatMap((other) =>
        other === undefined ? [] : [`${key}${other}`, `${other}${key}`],
      );
    }),
  );
  return new Set(pairs);
}

const beside = new Map([...Object.values(rows)].map((keys) => [keys, keysBeside(keys)]));

export function areNeighbours(a: string, b: string, language: Language): boolean {
  return beside.get(rows[language])?.has(`${a}${b}`) ?? false;
}
