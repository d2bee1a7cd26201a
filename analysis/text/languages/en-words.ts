/** analysis/text: from a sentence to foods. This file: English words that name no food. */
import { wordsOfLanguage } from "./words-of-language.ts";

const words = wordsOfLanguage("en");

export const emptyWords = words("empty");

export const mealWords = words("meal");

export const definiteWords = words("definite");

export const dishWords = words("dish");

/** What a clause ends in that only praises: "enjoying its fizzy taste", "for a burst of flavor". */
export const praiseNouns = words("praise");
/** One piece of the food named before, whatever it is: "a packet (4 cookies)". */
export const pieceNouns = words("piece");
