/** Gives a weight to the items whose chain publishes none: that of their energy in the items most like them. */

import { median } from "#domain/averages.ts";
import { isDrink } from "../../menus/menu-item.ts";
import type { PlausibleItem } from "./plausible-items.ts";

export interface WeighedItem extends PlausibleItem {
  readonly weightGrams: number;
  readonly isEstimated: boolean;
}

const likeMax = 7;
/** So much of a food can be protein, fat and carbohydrate; a drink or a soup is mostly water. */
const driestShare = 0.95;
/** kcal of a gram: what has less is a soup, a salad or a side. */
const leastDense = { dish: 1, light: 0.4 };
const light = /\b(?:soup|salad|broth|fruit|vegetable|greens|salsa|pico|lettuce|tomato|onion|pepper|pickle)/i;

function wordsOfName(name: string): ReadonlySet<string> {
  const words = name.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return new Set(words.map((word) => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word)));
}

interface KnownItem {
  readonly item: PlausibleItem;
  readonly words: ReadonlySet<string>;
  readonly grams: number;
  readonly isDrink: boolean;
  /** Root of the weights of its words, squared. */
  readonly length: number;
}

/** The rarer a word, the more it says. */
class LikeItems {
  readonly #known: readonly KnownItem[];
  readonly #weights: ReadonlyMap<string, number>;

  constructor(items: readonly PlausibleItem[]) {
    const words = items.map(({ name }) => wordsOfName(name));
    const counts = new Map<string, number>();
    for (const each of words) for (const word of each) counts.set(word, (counts.get(word) ?? 0) + 1);
    this.#weights = new Map([...counts].map(([word, count]) => [word, Math.log(1 + items.length / count)]));
    this.#known = items.flatMap((item, at) => {
      const grams = item.grams ?? item.ml;
      const own = words[at] ?? new Set<string>();
      if (grams === null) return [];
      return [{ item, words: own, grams, isDrink: isDrink(item), length: this.#lengthOf(own) }];
    });
  }

  #lengthOf(words: ReadonlySet<string>): number {
    let sum = 0;
    for (const word of words) sum += (this.#weights.get(word) ?? 0) ** 2;
    return Math.sqrt(sum);
  }

  /** Most alike first. */
  of(item: PlausibleItem): readonly KnownItem[] {
    const words = wordsOfName(item.name);
    const isPoured = isDrink(item);
    const alike = this.#known.flatMap((known) => {
      if (known.isDrink !== isPoured || known.item.calories > 0 !== item.calories > 0) return [];
      let shared = 0;
      for (const word of words) if (known.words.has(word)) shared += (this.#weights.get(word) ?? 0) ** 2;
      return [{ known, likeness: known.length === 0 ? 0 : shared / known.length }];
    });
    return alike
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, likeMax)
      .map(({ known }) => known);
  }
}

/** A drink weighs what drinks of its name and size do; a dish what its energy weighs in dishes like it. */
function estimatedGrams(item: PlausibleItem, like: readonly KnownItem[]): number {
  const ofMacros = (item.protein + item.carbs + item.fat) / driestShare;
  const served = median(like.map(({ grams }) => grams)) ?? 0;
  if (isDrink(item) || item.calories === 0) return Math.max(1, ofMacros, served);
  const least = leastDense[light.test(item.name) ? "light" : "dish"];
  const density = median(like.map(({ item: { calories }, grams }) => calories / grams)) ?? least;
  return Math.max(1, ofMacros, item.calories / Math.max(least, density));
}

/** Gives each item the weight that its chain states, or else one estimated from items like it. */
export function weighItems(items: readonly PlausibleItem[]): readonly WeighedItem[] {
  const likeItems = new LikeItems(items);
  return items.map((item) => {
    const weight = item.grams ?? item.ml;
    const grams = weight ?? estimatedGrams(item, likeItems.of(item));
    return { ...item, weightGrams: Math.max(1, Math.round(grams)), isEstimated: weight === null };
  });
}
