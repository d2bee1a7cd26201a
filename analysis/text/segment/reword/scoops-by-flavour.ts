/** analysis/text: from a sentence to foods. This file reads what a scoop tastes of as ice cream: "2 scoops butter pecan", "pistachio and lemon gelato". */
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

const scoops: ReadonlySet<string> = new Set(["scoop", "scoops"]);
/** Are another food where no scoop is named, or none. Single flavours are read with the amount. */
const flavours: ReadonlySet<string> = new Set([
  "butter pecan",
  "mint chip",
  "mint choc chip",
  "mint chocolate chip",
  "rocky road",
  "cookie dough",
  "choc chip cookie dough",
  "chocolate chip cookie dough",
  "cookies and cream",
  "cookies n cream",
  "moose tracks",
  "rum and raisin",
  "rum n raisin",
  "pralines and cream",
  "phish food",
  "half baked",
  "salted caramel",
  "honeycomb",
  "hokey pokey",
  "cherry garcia",
  "black cherry",
  "birthday cake",
  "tiger tail",
  "maple walnut",
  "raspberry ripple",
  "jamoca almond fudge",
  "peanut butter cup",
  "chocolate peanut butter",
  "double chocolate",
  "boysenberry",
  "banana",
  "ube",
  "matcha",
  "pistachio",
  "coffee",
  "bubblegum",
  "cotton candy",
  "superman",
  "neapolitan",
]);
const flavourWordsMax = 4;
/** One of these behind a flavour says already what it is. */
const frozen: ReadonlySet<string> = new Set([
  "gelato",
  "gelati",
  "sorbet",
  "icecream",
  "ice",
  "froyo",
  "frozen",
]);
/** Fruits and the like that stand for a flavour before a frozen dessert. */
const singleFlavours: ReadonlySet<string> = new Set(
  (
    "pistachio pistacio lemon chocolate choc vanilla strawberry mango hazelnut coconut coffee caramel raspberry mint stracciatella banana lime " +
    "passionfruit tiramisu cherry peach melon blueberry nutella biscoff"
  ).split(" "),
);

/** "scoops of butter pecan" becomes "scoops of butter pecan ice cream". */
function flavourOfScoop(text: string, sentence: Sentence, at: number): Replacement | undefined {
  const { tokens } = sentence;
  if (!scoops.has(textAt(tokens, at))) return undefined;
  const from = isOfWord(sentence, at + 1) ? at + 2 : at + 1;
  for (let words = flavourWordsMax; words > 0; words--) {
    const next = from + words;
    const name = tokens.slice(from, next).map(({ text: word }) => word);
    if (name.length < words || !flavours.has(name.join(" "))) continue;
    const said = text.slice(tokens[at]?.start, tokens[next - 1]?.end);
    return frozen.has(textAt(tokens, next)) ? undefined : { next, words: `${said} ice cream` };
  }
  return undefined;
}

/** "pistachio and lemon gelato" is one food, whose last flavour stands for both. */
function secondOfFlavours(text: string, { tokens, grammar }: Sentence, at: number): Replacement | undefined {
  const second = at + 2;
  const isPair =
    singleFlavours.has(textAt(tokens, at)) &&
    (grammar.andWords.has(textAt(tokens, at + 1)) || textAt(tokens, at + 1) === "n") &&
    singleFlavours.has(textAt(tokens, second)) &&
    frozen.has(textAt(tokens, second + 1));
  return isPair
    ? { next: second + 1, words: text.slice(tokens[second]?.start, tokens[second]?.end) }
    : undefined;
}

export function withScoopsByFlavour(text: string, sentence: Sentence): string {
  if (sentence.grammar.language !== "en") return text;
  return withReplaced(
    text,
    sentence.tokens,
    (at) => flavourOfScoop(text, sentence, at) ?? secondOfFlavours(text, sentence, at),
  );
}
