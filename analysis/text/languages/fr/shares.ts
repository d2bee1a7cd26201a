/** French words for a share: split with others, or left on the plate. */
import { partOfTasted, partOfUnfinished, phrasesTo } from "../language-grammar.ts";

export const sharing = phrasesTo<number>([
  [
    "partage avec, partagee avec, partages avec, partagees avec, l ' ai partage avec, l ' ai partagee avec, les ai partages avec, les ai partagees avec, partage a deux, partagee a deux, a deux, pour deux, a partager a deux",
    0.5,
  ],
]);

export const shares = phrasesTo<number>([
  ["laisse la moitie, j ' ai laisse la moitie, j ' en ai laisse la moitie", 0.5],
  [
    "laisse un quart, laisse le quart, j ' ai laisse un quart, j ' ai laisse le quart, j ' en ai laisse un quart",
    3 / 4,
  ],
  [
    "laisse un tiers, laisse le tiers, j ' ai laisse un tiers, j ' ai laisse le tiers, j ' en ai laisse un tiers",
    2 / 3,
  ],
  [
    "pas fini, pas finie, pas finis, pas finies, pas tout mange, pas tout, pas termine, pas terminee, pas tout fini, pas mange en entier, mais pas tout, mais pas fini, mais pas finie, mais pas en entier",
    partOfUnfinished,
  ],
  [
    "a peine touche, a peine goute, a peine mange, a peine entame, presque pas touche, presque pas mange, juste goute",
    partOfTasted,
  ],
]);

export const sharedAmong = phrasesTo<true>([
  [
    "a, partage a, partagee a, partages a, partagees a, a partager a, entre, partage entre, partagee entre, partages entre, partagees entre, partage en, partagee en, partages en",
    true,
  ],
]);
