import type { UnreadWord } from "#domain/nutrition/meal-analysis.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodTable } from "#food/food-row.ts";
import type { ReadSentence } from "./account-for-words.ts";
import { amountOfMention } from "./compose-mentions.ts";
import { withoutNamedTwice, withoutPicturedTwice } from "./counted-once/named-twice.ts";
import { withoutIngredients, withoutWholesOrParts } from "./counted-once/whole-or-parts.ts";
import { grammars } from "./languages/grammars.ts";
import { lexiconFor, usualLexicon } from "./lexicon/load-lexicon.ts";
import { asEatenIn } from "./match/as-eaten-in.ts";
import { withDietDrinks } from "./match/diet-drinks.ts";
import { dressedSalad, withDressedSalads } from "./match/dressed-salad.ts";
import { withDressingNamed } from "./match/dressing-named.ts";
import { replaceColaOfSets } from "./match/drink-of-set.ts";
import { fries, withFriesBeside } from "./match/fries-beside.ts";
import { withMilkOfDrinks } from "./match/milk-of-drink.ts";
import { namedRowsOf, rowDescribed } from "./match/named-rows.ts";
import { namesFood } from "./match/sought-words.ts";
import { tableFinderOf } from "./match/table-finder.ts";
import { tortillaChips, withTortillaChips } from "./match/tortilla-chips-beside.ts";
import { preferWholeName } from "./match/whole-name.ts";
import { unreadChains } from "./menus/lone-chains.ts";
import { MenuItemFinder } from "./menus/menu-item-finder.ts";
import { withMenuItems } from "./menus/with-menu-items.ts";
import { withNumbersRead } from "./quantities/numbers-in-words.ts";
import { createRowsOfParts } from "./rows-of-parts.ts";
import { arrangeAtoms } from "./segment/arrange/arrange-atoms.ts";
import { withConstructions } from "./segment/constructions/with-constructions.ts";
import type { FoodMention } from "./segment/food-mention.ts";
import { joinAtoms } from "./segment/joining/join-atoms.ts";
import { readAtomsOfShares } from "./segment/read-atoms.ts";
import { numbersSetAside } from "./segment/set-aside/set-aside.ts";
import { withoutStatedFigures } from "./segment/set-aside/stated-figures.ts";
import { isInBatch, readBatch } from "./segment/shares/batches.ts";
import { sharesAsAmounts } from "./segment/shares/shares-eaten.ts";
import { withoutDiminutives } from "./segment/spelling/diminutives.ts";
import { expandShorthand, repairWords, withoutHesitation } from "./segment/spelling/repair-words.ts";
import { withoutRemarks } from "./segment/without-remarks.ts";
import { foodsMax, partsMax } from "./text-limits.ts";
import { withEmojiWords } from "./words/emoji-words.ts";
import { SaidText } from "./words/said-text.ts";
import { withoutShorthand } from "./words/shorthand.ts";
import { tokenise } from "./words/tokenise.ts";
import { isTableWord as isTableWordOf, vocabularyOf } from "./words/vocabulary.ts";

export interface ReadText extends Omit<ReadSentence, "isKnown"> {
  /** Restaurant chains of which no item was named. */
  readonly lone: readonly UnreadWord[];
}

interface TextReader {
  read(asTyped: string, speaker: LocalSpeaker, isOfRecipe: boolean): ReadText;
}

const readers = new WeakMap<FoodTable, TextReader>();

/** One for each table: its lists of names take a while to build. */
export function readerOf(table: FoodTable): TextReader {
  const made = readers.get(table) ?? createReader(table);
  readers.set(table, made);
  return made;
}

function createReader(table: FoodTable): TextReader {
  const { index } = tableFinderOf(table);
  const rowsOfParts = createRowsOfParts(table);
  const itemsNamed = new MenuItemFinder(table.menus);
  const isTableWord = (word: string) => isTableWordOf(index, word);

  /** From what was typed to words that are spelled in full, with numbers as digits; stated figures and items of menus are taken out. */
  function readWords(asTyped: string, { language, country }: LocalSpeaker) {
    const { said: free, figures } = withoutStatedFigures(SaidText.asTyped(asTyped), language);
    const ofMenus = itemsNamed.find(free.text, { language, country });
    const menu = withMenuItems(free, ofMenus, language);
    const grammar = grammars[language];
    const spelt = withoutShorthand(menu.said, language);
    const places = withEmojiWords(spelt, language, (word) => grammar.numbers.has(word));
    const vocabulary = vocabularyOf(index, language);
    const lexicon = menu.with(lexiconFor(grammar, country));
    const isKnownWord = (word: string) => menu.words.has(word) || isTableWord(word);
    const typed = withoutHesitation(tokenise(places.text, language), grammar);
    const repaired = repairWords(typed, { grammar, vocabulary, isTableWord: isKnownWord });
    const mended = withoutDiminutives(repaired, {
      grammar,
      vocabulary,
      lexicon,
      usual: usualLexicon(grammar),
    });
    const tokens = withNumbersRead({ tokens: mended, grammar, lexicon });
    const lone = unreadChains(free.text, ofMenus.loneChains, table);
    const chains = ofMenus.loneChains.flatMap((each) => (each.isUnread ? [] : (free.find(each) ?? [])));
    const milks = ofMenus.milks.flatMap((each) => {
      const place = free.find(each);
      return place === undefined ? [] : [{ ...place, taken: each.taken }];
    });
    return { tokens, text: places.text, places, figures, grammar, lexicon, lone, chains, milks };
  }

  /** From words to the parts of a sentence, each with its amount, and to the foods that parts name together. */
  function readFoods(
    words: ReturnType<typeof readWords>,
    { language, country }: LocalSpeaker,
    isOfRecipe: boolean,
  ) {
    const { text, places, figures, grammar, lexicon } = words;
    const { tokens, batch } = readBatch({ tokens: words.tokens, grammar, lexicon });
    const said = withConstructions({ tokens, grammar, lexicon });
    const ofTable = language === "en" ? { isTableWord } : {};
    const shares = sharesAsAmounts({ tokens: said, grammar, lexicon, ...ofTable });
    const atoms = readAtomsOfShares({ tokens: shares.tokens, grammar, lexicon }).slice(0, partsMax);
    const rows = rowsOfParts({ text, tokens: said, grammar, atoms, isOfRecipe });
    const meant = withoutRemarks(atoms, rows);
    const arranged = arrangeAtoms(meant, {
      namesFood: (atom) => namesFood(atom, grammar),
      holds: rows.holds,
    });
    const joined = joinAtoms(arranged, rows.find, grammar);
    const named = preferWholeName(withoutNamedTwice(joined, text), {
      text,
      language,
      named: namedRowsOf(table, language),
    });
    const asTyped = expandShorthand(tokenise(places.typed, language), grammar);
    const typed = { text, tokens: asTyped, places, grammar };
    const spoken = { text, language, country, typed, figures, batch, shares: shares.told };
    const aside = numbersSetAside({ tokens, grammar, lexicon });
    return { spoken, atoms, meant, arranged, joined, named, aside, isCommon: rows.isCommon };
  }

  /** What counts of the foods named: each once, a dish or its parts, by the rows of the country. */
  function countOnce(
    { spoken, named }: ReturnType<typeof readFoods>,
    { places }: ReturnType<typeof readWords>,
    isOfRecipe: boolean,
  ): readonly FoodMention[] {
    const { text, language, country, batch } = spoken;
    const found = withoutPicturedTwice(named, places)
      .filter((mention) => mention.found.length > 0)
      .slice(0, foodsMax);
    const plates = withFriesBeside(withMilkOfDrinks(found, table), language, rowDescribed(table, fries));
    const dipped = withTortillaChips(plates, rowDescribed(table, tortillaChips));
    const amountOf = (mention: FoodMention) => amountOfMention(mention, spoken);
    const counted = withoutIngredients(withoutWholesOrParts(dipped, { text, amountOf }));
    const served = withDietDrinks(replaceColaOfSets(counted, named, table), table);
    if (isOfRecipe) return served;
    const undressed = withDressingNamed(served, table);
    const dressed = withDressedSalads(undressed, country, rowDescribed(table, dressedSalad));
    return dressed.flatMap((each) => (isInBatch(each, batch) ? [each] : asEatenIn(country, [each], table)));
  }

  function read(asTyped: string, speaker: LocalSpeaker, isOfRecipe: boolean): ReadText {
    const words = readWords(asTyped, speaker);
    const foods = readFoods(words, speaker, isOfRecipe);
    const counted = countOnce(foods, words, isOfRecipe);
    const { tokens, lone, chains, milks } = words;
    return { ...foods, tokens, counted, lone, chains, milks };
  }

  return { read };
}
