/** Leaves out an emoji that pictures a food said in words: "una caña y unas aceitunas 🍺". */
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import type { SaidText } from "../words/said-text.ts";

const picture = /^\p{Extended_Pictographic}/u;

function isPictured({ atoms }: FoodMention, places: SaidText): boolean {
  return atoms.some(({ words }) => words.some((word) => picture.test(places.typedFor(word) ?? "")));
}

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
  /cocktail|liquor|liqueur|beer|bière|wine|vins/,
  /coffee|\btea\b|hot chocolate/,
  /pasta|spaghetti|noodle|lasagn|macaroni/,
  /egg|omelet|frittata/,
  /\bbeef\b|steak|\bpork\b|\bribs\b|bacon/,
  /hot dog|sausage|frankfurter/,
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

function isSameKind(one: FoodMention, other: FoodMention): boolean {
  const [first, second] = [one.found[0]?.row, other.found[0]?.row];
  if (first === undefined || second === undefined) return false;
  if ((portionClassOf(first) ?? first) === portionClassOf(second) || first.category === second.category)
    return true;
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
