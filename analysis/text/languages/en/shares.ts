/** English words for a share: split with others, or left on the plate. */
import { mostOfIt, partOfTasted, partOfUnfinished, phrasesTo } from "../language-grammar.ts";

export const sharing = phrasesTo<number>([
  [
    "shared with, split with, split w, shared w, sharing with, shared it with, split it with, shared it w, split it w, shared them with, split them with, shared this with, split this with, sharing it with, splitting it with, between two of us, between the two of us, halved with",
    0.5,
  ],
]);

export const shares = phrasesTo<number>([
  ["left half, left half of it, left about half", 0.5],
  ["left a quarter, left a quarter of it, left about a quarter", 3 / 4],
  ["left a third, left a third of it, left about a third", 2 / 3],
  [
    "didn ' t finish, didn ' t finish it, couldn ' t finish, couldn ' t finish it, didnt finish, didnt finish it, couldnt finish, couldnt finish it, did not finish",
    partOfUnfinished,
  ],
  ["barely touched, hardly touched, barely ate, hardly ate", partOfTasted],
  ["most of it, ate most, ate most of it", mostOfIt],
]);

export const sharedAmong = phrasesTo<true>([
  ["between, among, split, shared between, split between, shared among", true],
]);
