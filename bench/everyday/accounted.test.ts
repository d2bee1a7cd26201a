import { expect, it } from "vitest";
import type { ComposedFood } from "#analysis/compose/compose-food.ts";
import { grammars } from "#analysis/text/languages/grammars.ts";
import { lexiconFor } from "#analysis/text/lexicon/load-lexicon.ts";
import { readMeasureWord } from "#analysis/text/quantities/read-measure.ts";
import type { Sentence } from "#analysis/text/segment/sentence.ts";
import { allSetAside } from "#analysis/text/segment/set-aside/set-aside.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { type Token, tokenise } from "#analysis/text/words/tokenise.ts";
import { usualCountry } from "#domain/people/country.ts";
import { isOfMenu } from "#food/menus/menu-item.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import {
  type IntervalSentence,
  readDevelopmentSentences,
  sentencesOfTriples,
} from "../doubt/judged-meals.ts";

let composed: readonly ComposedFood[] = [];
const analyser = createTextAnalyser(loadFoodTableOnce(), {
  onComposed: ({ foods }) => {
    composed = foods;
  },
});

async function read({ language, country = usualCountry[language] }: IntervalSentence, text: string) {
  composed = [];
  const outcome = await analyser.analyse({ text, language, country });
  const { setAside = [], unread = [] } = outcome.kind === "analysed" ? outcome.analysis : {};
  const named = [
    ...composed.flatMap(({ food, wording }) => [food.name, wording]),
    ...setAside.map((each) => each.text),
    ...unread.map(({ word }) => word),
  ];
  return {
    said: new Set(named.flatMap((each) => tokenise(each, language).map((token) => token.text))),
    figures: composed.map(({ food }) => `${food.source.code} ${food.grams.toFixed(2)}`).join(),
    // It is said in the words of the menu.
    hasMenuItem: composed.some(({ row }) => isOfMenu(row)),
    // "4 fillets, I ate one": of how many is of no matter.
    tellsShare: setAside.some(({ reason }) => reason === "share"),
  };
}

/** Words of measures, times and places, and such as stand between foods: they name none, though a name may hold them. */
function isOfGrammar({ tokens, grammar, lexicon }: Sentence): (token: Token) => boolean {
  const { emptyWords, mealWords, sizes, articles, numbers, fractions, vagueAmounts, ofWords } = grammar;
  const { connectives, refusals, definiteWords, pieceNouns } = grammar;
  const between = [emptyWords, mealWords, articles, ofWords, connectives, refusals, definiteWords];
  const sets = [...between, sizes, numbers, fractions, vagueAmounts, pieceNouns];
  const told = allSetAside({ tokens, grammar, lexicon }).flatMap(({ from, next }) =>
    tokens.slice(from, next),
  );
  const measures = tokens.flatMap((_, at) =>
    tokens.slice(at, readMeasureWord(tokens, at, grammar)?.next ?? at),
  );
  const ofPhrases = new Set([...told, ...measures]);
  return (token) => ofPhrases.has(token) || sets.some((set) => set.has(token.text));
}

/** The words of a sentence that the lexicon has for foods. */
function foodTokens({
  language,
  country = usualCountry[language],
  text,
}: IntervalSentence): readonly Token[] {
  const grammar = grammars[language];
  const tokens = tokenise(text, language);
  const lexicon = lexiconFor(grammar, country);
  const isGrammar = isOfGrammar({ tokens, grammar, lexicon });
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const term = lexicon.find(tokens, at);
    const next = Math.max(at + 1, term?.next ?? 0);
    if (term?.term.kind === "food" || term?.term.kind === "brand") found.push(...tokens.slice(at, next));
    at = next;
  }
  return found.filter((token) => token.kind === "word" && !isGrammar(token));
}

async function breachesIn(sentence: IntervalSentence): Promise<readonly string[]> {
  const { text, language } = sentence;
  const { said, figures, tellsShare, hasMenuItem } = await read(sentence, text);
  const isSaid = (token: Token) => said.has(token.text);
  if (figures === "" || hasMenuItem) return [];
  const breaches = foodTokens(sentence)
    .filter((token) => !isSaid(token))
    .map((token) => `${token.text}: ${text}`);
  for (const token of tokenise(text, language)) {
    // Above a stroke another number makes no fraction.
    if (token.kind !== "number" || isSaid(token) || tellsShare || text[token.end] === "/") continue;
    const other = `${text.slice(0, token.start)}${(token.value ?? 0) * 2 + 1}${text.slice(token.end)}`;
    if ((await read(sentence, other)).figures === figures) breaches.push(`${token.text}: ${text}`);
  }
  return breaches;
}

/** Of so many one is read: all of them take minutes. */
const oneOf = 120;

it("accounts for every number and every food of the sentences that may be read", async () => {
  const sentences = [...readDevelopmentSentences(), ...sentencesOfTriples()];
  const breaches: string[] = [];
  for (const sentence of sentences.filter((_, at) => at % oneOf === 0))
    breaches.push(...(await breachesIn(sentence)));
  expect(breaches).toEqual([]);
}, 120_000);
