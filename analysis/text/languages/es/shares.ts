/** Spanish words for a share: split with others, or left on the plate. */
import { partOfTasted, partOfUnfinished, phrasesTo } from "../language-grammar.ts";

export const sharing = phrasesTo<number>([
  [
    "compartido con, compartida con, compartidos con, compartidas con, lo comparti con, la comparti con, los comparti con, las comparti con, a medias, a medias con, entre dos, para compartir entre dos",
    0.5,
  ],
]);

export const shares = phrasesTo<number>([
  ["deje la mitad, dejando la mitad, me deje la mitad", 0.5],
  [
    "deje un cuarto, me deje un cuarto, dejando un cuarto, deje la cuarta parte, me deje la cuarta parte",
    3 / 4,
  ],
  [
    "deje un tercio, me deje un tercio, dejando un tercio, deje la tercera parte, me deje la tercera parte",
    2 / 3,
  ],
  [
    "no termine, no me termine, no acabe, no me acabe, no lo termine, no la termine, no me lo termine, no me la termine, no lo acabe, no la acabe, no me lo acabe, no me la acabe, sin terminar",
    partOfUnfinished,
  ],
  ["apenas probe, casi no probe, apenas toque, casi no toque", partOfTasted],
]);

export const sharedAmong = phrasesTo<true>([
  ["entre, compartido entre, compartida entre, a compartir entre", true],
]);
