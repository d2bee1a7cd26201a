/** analysis/text: from a sentence to foods. This file keeps "roast" before a vegetable or a bird from being a joint of meat: "roast carrots", "roast pumpkin salad". */
import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** By their stems. Potatoes, tomatoes and the usual meats have rows or names of their own. */
const roasted: ReadonlySet<string> = new Set(
  (
    "carrot parsnip beet beetroot cauliflower broccoli brocoli sprout pepper capsicum pumpkin squash butternut eggplant aubergine zucchini " +
    "courgette onion garlic fennel swede turnip celeriac asparagus mushroom cabbage chickpea leek kumara yam pear peanut almond cashew hazelnut chestnut " +
    "pheasant partridge grouse goose quail pigeon guinea venison rabbit"
  ).split(" "),
);
/** "roast sweet potato", "roast red pepper", "roast brussels sprouts" */
const between: ReadonlySet<string> = new Set("sweet red yellow green brussels brussel baby".split(" "));

/** "pork roast carrots" are two foods. */
const joints: ReadonlySet<string> = new Set(
  "beef pork lamb chicken turkey veal pot sunday chuck rump rib nut".split(" "),
);

function isRoasted(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const [word, next] = [textAt(tokens, at), grammar.stem(textAt(tokens, at + 1))];
  return roasted.has(grammar.stem(word)) || (between.has(word) && (roasted.has(next) || next === "potato"));
}

/** "roast carrots" becomes "roasted carrots". */
export function withRoastVegetables(text: string, sentence: Sentence): string {
  const { tokens, grammar, lexicon } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (at) => {
    if (textAt(tokens, at) !== "roast" || joints.has(textAt(tokens, at - 1))) return undefined;
    const isName = (lexicon.find(tokens, at)?.next ?? 0) > at + 1;
    return isName || !isRoasted(sentence, at + 1) ? undefined : { next: at + 1, words: "roasted" };
  });
}
