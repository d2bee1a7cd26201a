/** analysis/text: from a sentence to foods. This file says that a dish is made with the meat named right behind it: "pad thaï poulet" is "pad thaï au poulet", no noodles beside a chicken. */
import { readQuantity } from "../../quantities/read-quantity.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isInsideTerm, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** Last words of the names of dishes that are made with one of several meats. */
const dishes = wordSet("dish-of-meat");
const meats = wordSet("meat-of-dish");

/** More is the weight of the whole dish: "pad thaï poulet 400 g". g */
const meatMax = 200;

/** Neither the first word of another dish ("poulet rôti") nor weighed itself ("wok tofu 125 g"). */
function isMeatAlone({ tokens, lexicon, grammar }: Sentence, at: number): boolean {
  const { count = 0, measure } = readQuantity(tokens, at + 1, grammar)?.quantity ?? {};
  if (measure?.kind === "mass" && count * measure.grams <= meatMax) return false;
  const found = lexicon.find(tokens, at);
  return meats.has(grammar.stem(textAt(tokens, at))) && (found === undefined || found.next === at + 1);
}

function isDishBefore(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  return dishes.has(grammar.stem(textAt(tokens, at - 1))) && !isInsideTerm(sentence, at - 1);
}

/** "nems crevettes" becomes "nems aux crevettes". Other languages have a word between, or the meat first. */
export function withMeatsOfDishes(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "fr") return text;
  return withReplaced(text, tokens, (at) => {
    if (at === 0 || !isDishBefore(sentence, at) || !isMeatAlone(sentence, at)) return undefined;
    const meat = text.slice(tokens[at]?.start, tokens[at]?.end);
    const isPlural = grammar.stem(textAt(tokens, at)) !== textAt(tokens, at);
    return { next: at + 1, words: `${isPlural ? "aux" : "au"} ${meat}` };
  });
}
