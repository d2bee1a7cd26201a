/** English words that refuse a food, before it: "hold the". */
import { phrasesTo } from "../language-grammar.ts";

/** "didn't touch the naan", "did not have any chips" */
const untouched = ["didn ' t", "didnt", "did not", "never"]
  .flatMap((not) => ["touch", "touched", "eat", "ate", "have", "had"].map((verb) => `${not} ${verb}`))
  .flatMap((refused) => ["the", "my", "any", "any of the"].map((which) => `${refused} ${which}`))
  .join(", ");

export const refusals = phrasesTo<true>([
  [
    "no, without, without the, without any, without a, without my, with no, w no, and no, but no, but without, minus, minus the, " +
      "hold the, skip the, skipped the, left the, i left the, and left the, passed on the, said no to the, said no to, refused the, refused to eat the, wouldn ' t eat the, wouldnt eat the, no room for the, no room for, too full for the, too full for, didn ' t bother with, didnt bother with, did not bother with, leave off the, left off the, leave out the, left out the, excluding, excluding the, while avoiding, avoiding, avoiding the, except, except the, except for, except for the, exclude, making sure to exclude, sans, " +
      untouched,
    true,
  ],
]);
