/** Leaves out an emoji that pictures a food said in words: "una caña y unas aceitunas 🍺". */
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import type { SaidText } from "../words/said-text.ts";

const picture = /^\p{Extended_Pictographic}/u;

function isPictured({ atoms }: FoodMention, places: SaidText): boolean {
  return atoms.some(({ words }) => words.some((word) => picture.test(places.typedFor(word) ?? "")));
}

/** Classes that one emoji may picture. */
const picturedAlike: readonly ReadonlySet<string>[] = [
  ["noodle-soup", "noodle-dish", "pasta-dish", "pasta", "soup"],
  ["poultry", "wings", "chicken-part", "roast-chicken", "meat-coated"],
  ["pasta", "pasta-dish", "lasagne", "filled-pasta", "mac-cheese"],
  ["salad-leaf", "salad-side", "salad-meal", "mayo-salad", "pasta-salad"],
  ["meal-stew", "stew-rice", "rice-dish", "soup", "legume-dish"],
  ["meat", "steak", "ribs", "bbq-meat", "minced-steak"],
  ["coffee", "milk-coffee", "espresso", "tea", "hot-chocolate"],
  ["beer", "soda"],
  ["egg", "omelette", "egg-sandwich"],
  [
    "pack-sandwich",
    "bun-sandwich",
    "cheese-sandwich",
    "sub-sandwich",
    "sandwich-bread",
    "egg-sandwich",
    "wrap",
  ],
  ["hot-dog", "sausage", "frankfurter"],
  ["cake", "sweet-loaf", "cookie"],
  ["bread", "bread-toast", "baguette", "roll"],
  ["fish", "breaded-fish", "sushi", "fish-dish"],
].map((classes) => new Set(classes));

/** Foods that one emoji may picture, by what the row or its category is called. */
const picturedByName: readonly RegExp[] = [
  /ice cream|sundae|sorbet|sherbet|frozen dessert|frozen dairy|popsicle|soft serve|slush|snow cone|shaved ice|blended with candy|glaces/,
  /pancake|crepe|waffle/,
  /viennoiserie|sweet rolls|croissant/,
  /cakes and pies|gâteaux et pâtisseries|doughnut|cupcake|gateau|quiche|viennoiserie|tarts?\b/,
  /candy|candies|chocolat|confiserie|brownie/,
  /cookie|biscuits sucrés/,
  /burger|big mac|\bset\b/,
  /burrito|taco\b|wrap|kebab|gyro|fajita|quesadilla|falafel|shawarma/,
  /sandwich|croque monsieur|panini|bread|toast\b/,
  /chicken|poultry|turkey|nugget/,
  /cocktail|liquor/,
  /soft drink|soda|smoothie|milk ?shake|\btea, iced|juice|fruit drink|energy drink|lemonade/,
  /cereal|porridge|oatmeal|muesli/,
  /stew|soup|bourguignon|burgundy|braised|casserole|curry/,
  /paella|couscous|risotto|rice\b/,
  /\bfish\b|poisson|salmon|\btuna\b|\bcod\b/,
  /french fries|poutine|\bchips\b|crisps/,
  /potato|crisps/,
  /pizza|flammekueche|tarte flambée|flamed tart/,
  /avocado|guacamole/,
  /\bmilk\b|yogurt|yoghurt/,
  /salad|bowl\b/,
];

/** "doner kebab sandwich: bread, pita 320 g, …" without its ingredients. */
function calledBy({ source, category }: FoodRow): string {
  return `${source.description.split(":", 1)[0]} ${category}`.toLowerCase();
}

/** "Ice cream cone" of "Ice cream cone, soft serve, vanilla". */
function foodOf({ source }: FoodRow): string | undefined {
  return source.description.split(",")[0];
}

/** Categories of alcoholic drinks: the emoji of one glass may picture any of them, as in "un vermut 🍸" or "tinto de verano 🍹". */
const withAlcohol: ReadonlySet<string> = new Set([
  "Beer",
  "bières et cidres",
  "Wine",
  "vins",
  "Liquor and cocktails",
  "liqueurs et alcools",
  "cocktails",
]);

function isSameKind(one: FoodMention, other: FoodMention): boolean {
  const [first, second] = [one.found[0]?.row, other.found[0]?.row];
  if (first === undefined || second === undefined) return false;
  const [kind = "", same = ""] = [portionClassOf(first), portionClassOf(second)];
  if (first === second || (kind !== "" && kind === same)) return true;
  if (withAlcohol.has(first.category) && withAlcohol.has(second.category)) return true;
  if (kind === "" && same === "" && foodOf(first) === foodOf(second)) return true;
  if (picturedAlike.some((classes) => classes.has(kind) && classes.has(same))) return true;
  const [name, otherName] = [calledBy(first), calledBy(second)];
  return picturedByName.some((pattern) => pattern.test(name) && pattern.test(otherName));
}

export function withoutPicturedTwice(
  mentions: readonly FoodMention[],
  places: SaidText,
): readonly FoodMention[] {
  if (!/\p{Extended_Pictographic}/u.test(places.typed)) return mentions;
  const isPicture = (mention: FoodMention) => isPictured(mention, places);
  return mentions.filter(
    (mention) =>
      !isPicture(mention) || !mentions.some((each) => !isPicture(each) && isSameKind(each, mention)),
  );
}
