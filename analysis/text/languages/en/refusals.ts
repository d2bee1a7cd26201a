/** English words that refuse a food, before it: "hold the". */
import { phrasesTo } from "../language-grammar.ts";

export const refusals = phrasesTo<true>([
  [
    "no, without, without the, without any, without a, without my, with no, w no, and no, but no, but without, minus, minus the, " +
      "hold the, no room for the, no room for, too full for the, too full for, leave off the, left off the, leave out the, left out the, excluding, excluding the, while avoiding, avoiding, avoiding the, except, except the, except for, except for the, exclude, making sure to exclude, sans",
    true,
  ],
]);
