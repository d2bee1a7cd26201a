import { type EverydayKind, everydayKinds } from "#contract/shapes/measured-everyday.ts";
import { readChains } from "#food/menus/chains.ts";

interface Written {
  readonly text: string;
  /** The judge's foods with their energy, and the total: "egg 60 g 90 kcal; total 90 kcal". */
  readonly foods: string;
}

/** Whole words of the three languages. */
const words = (...alternatives: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "iu");

const chainNames = readChains().flatMap(({ aliases, foods }) => aliases.filter((alias) => !foods.has(alias)));
const units =
  "(?:g|gr|grs|grams?|gramos?|grammes?|kg|kilos?|mg|oz|ounces?|onzas?|onces?|lbs?|pounds?|libras?|ml|cl|dl|l|lit(?:er|re|ro)s?)";
const weight = words(`[\\d.,/]+\\s?${units}`);
const household =
  "cups?|tazas?|tasses?|tsps?|tbsps?|t(?:ea|able)spoons?|spoon(?:ful)?s?|cucharad(?:it)?as?|cdas?|cditas?|cuill(?:è|e)res?|c\\.? ?à ?[cs]";
const vessels =
  "bowls?|glass(?:es)?|mugs?|plates?|platos?|tazón|cuencos?|bol(?:es|s)?|vasos?|copas?|verres?|assiettes?|plats?|box(?:es)?";
const numerals =
  "two|three|four|five|six|seven|eight|nine|ten|dozen|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|docena|deux|trois|quatre|cinq|sept|huit|neuf|dix|douzaine";
const count = words(
  `\\d+(?![.,:/%\\d]|\\s?(?:${units}|%|${household}|kcal|h|am|pm|${vessels})(?!\\p{L}))`,
  numerals,
);
/** Not of a measure, nor of the day, nor in the name of a product. */
const wholes = `(?![ -]?(?:${household}|${units}|litros?|sel|[ée]cr[ée]m\\p{L}*|pounder|mañana|tarde)(?!\\p{L}))`;
const share = words(
  `(?:half|halves|quarter|(?:one|two|a) thirds?|mitad|medi[oa]s?|cuartos?|tercios?|tercera parte|moitié|demie?s?|quarts?|tiers)${wholes}`,
  `(?<!\\d )(?:[½¼¾⅓⅔]|[12]/[234])${wholes}`,
  "\\d\\d\\s?% (?:of|del?|d[’'])",
);
const vague =
  "some|few|bit|handful|splash|drizzle|leftover|unos|unas|poco|poquito|algo|puñado|chorrito|peu|quelques|poignée|filet d[’']huile|reste";

const amounts = words(numerals, household, vessels, vague);
const mealTimes = [
  words("breakfast", "brekkie", "desayun\\p{L}+", "petit[- ]déj\\p{L}*"),
  words("lunch", "almuerzo", "almorc\\p{L}+", "comida", "(?<!petit[- ])déjeuner", "midi"),
  words("dinner", "supper", "cen(?:a|o|é|amos)", "dîner", "soir"),
];
const longWords = 18;
const unpunctuatedWords = 7;

const foodsIn = (foods: string) => foods.split(";").filter((food) => !/^\s*(?:total\b|$)/i.test(food)).length;
const wordsIn = (text: string) => text.split(/\s+/).length;

type Sign = (sentence: Written) => boolean;
function mentions(...alternatives: readonly string[]): Sign {
  const pattern = words(...alternatives);
  return ({ text }) => pattern.test(text);
}

const signs: Readonly<Record<EverydayKind, Sign>> = {
  oneFood: ({ foods }) => foodsIn(foods) === 1,
  twoOrThreeFoods: ({ foods }) => foodsIn(foods) === 2 || foodsIn(foods) === 3,
  fourOrMoreFoods: ({ foods }) => foodsIn(foods) >= 4,
  shareOfWhole: ({ text }) => share.test(text),
  chain: mentions(...chainNames),
  cupsAndSpoons: mentions(household),
  bowlsAndGlasses: mentions(vessels),
  weighed: ({ text }) => weight.test(text),
  counted: ({ text }) => count.test(text),
  noAmount: ({ text }) => !/[\d½¼¾⅓⅔]/u.test(text) && !amounts.test(text) && !share.test(text),
  vagueAmount: mentions(vague),
  sizeWord: mentions(
    "small|large|big(?! ?mac)|huge|giant|grandes?|pequeñ[oa]s?|chic[oa]s?|enormes?|petite?s?|grands?|gros(?:se)?s?",
  ),
  dishWithParts: mentions("with", "con", "avec"),
  leftOut: mentions("no", "without", "not", "sin", "sans", "pas"),
  homemade: mentions("home[ -]?made", "caser[oa]s?", "maison"),
  severalMeals: ({ text }) => mealTimes.filter((time) => time.test(text)).length > 1,
  long: ({ text }) => wordsIn(text) >= longWords,
  unpunctuated: ({ text }) => wordsIn(text) >= unpunctuatedWords && !/[,;.:!?\n+(]|\p{Lu}/u.test(text),
};

/** The kinds of difficulty that a sentence shows by its words, such as a part left out or several meals. */
export function kindsOf(sentence: Written): readonly EverydayKind[] {
  return everydayKinds.filter((kind) => signs[kind](sentence));
}
