import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { isDrink } from "#domain/nutrition/nutri-score.ts";

/** mg in 100 g, as FNDDS states them; the first that fits. */
const contents: readonly (readonly [RegExp, number])[] = [
  [/decaf|caffeine.free|herbal|chamomile|without caffeine/i, 0],
  [/espresso|ristretto/i, 212],
  [/cappuccino|latte|mocha|cafe con leche|macchiato|flat white/i, 30],
  [/^coffee, (?:brewed|NS|turkish|cuban)|^iced coffee|^coffee/i, 40],
  [/^tea, (?:hot|iced)|^tea\b|black tea|green tea|mat[eé]\b/i, 19],
  [/^energy drink/i, 31],
  [/\bcola\b|pepper type/i, 9],
];

/** mg of what was eaten or drunk; only drinks count. */
export function caffeineMgOf({ source, grams, nutriScoreClass }: AnalysedFood): number {
  if (!isDrink(nutriScoreClass)) return 0;
  const in100Grams = contents.find(([drink]) => drink.test(source.description))?.[1] ?? 0;
  return (in100Grams * grams) / 100;
}
