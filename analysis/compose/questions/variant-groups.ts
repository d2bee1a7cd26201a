import type { TextKey } from "#locales/render-text.ts";

export interface VariantGroup {
  readonly id: string;
  readonly ask: TextKey;
  /** Descriptions of the rows that an unspecific word leads to. */
  readonly open: ReadonlySet<string>;
  /** English words, singular, that leave nothing open. */
  readonly settledBy: readonly string[];
  /** Any other word settles it: a prawn sandwich has prawns in it. */
  readonly isBare?: boolean;
  /** The choice that keeps the open row: the likeliest variant. */
  readonly keep: TextKey;
  /** The other kinds and the descriptions of their rows. */
  readonly others: readonly (readonly [TextKey, string])[];
  /** Each kind has its own weight, as a double burger has. */
  readonly isWeightOwn?: boolean;
}

export const variantGroups: readonly VariantGroup[] = [
  {
    id: "milk",
    ask: "questions:ask.milk",
    open: new Set(["Milk, NFS"]),
    settledBy: [],
    keep: "questions:choice.semiSkimmed",
    others: [
      ["questions:choice.wholeMilk", "Milk, whole"],
      ["questions:choice.skimmed", "Milk, fat free (skim)"],
    ],
  },
  {
    id: "milk",
    ask: "questions:ask.milk",
    open: new Set(["Coffee, Latte", "Coffee, cafe con leche"]),
    settledBy: ["whole", "2%"],
    keep: "questions:choice.ordinaryMilk",
    others: [
      ["questions:choice.skimmed", "Coffee, Latte, nonfat"],
      ["questions:choice.plantDrink", "Coffee, Latte, with non-dairy milk"],
    ],
  },
  {
    id: "diet",
    ask: "questions:ask.diet",
    open: new Set([
      "Soft drink, NFS",
      "Soft drink, cola",
      "Soft drink, pepper type",
      "Soft drink, root beer",
    ]),
    settledBy: ["regular", "sugar", "sweetened"],
    keep: "questions:choice.regularSoda",
    others: [["questions:choice.dietSoda", "Soft drink, cola, diet"]],
  },
  {
    id: "diet",
    ask: "questions:ask.diet",
    open: new Set(["Soft drink, fruit flavored, caffeine free"]),
    settledBy: ["regular", "sugar", "sweetened"],
    keep: "questions:choice.regularSoda",
    others: [["questions:choice.dietSoda", "Soft drink, fruit flavored, diet, caffeine free"]],
  },
  {
    id: "filling",
    ask: "questions:ask.filling",
    open: new Set(["Sandwich, NFS"]),
    isBare: true,
    settledBy: [],
    keep: "questions:choice.mixedFilling",
    others: [
      ["questions:choice.hamFilling", "Ham sandwich on white"],
      ["questions:choice.chickenFilling", "Chicken fillet sandwich, NFS"],
      ["questions:choice.tunaFilling", "Tuna salad sandwich on white"],
    ],
    isWeightOwn: true,
  },
  {
    id: "burger",
    ask: "questions:ask.burger",
    open: new Set(["Hamburger, NFS"]),
    settledBy: ["single", "double", "small", "large"],
    keep: "questions:choice.plainBurger",
    others: [
      ["questions:choice.cheeseBurger", "Cheeseburger, NFS"],
      ["questions:choice.doubleBurger", "Double cheeseburger, on white bun, 2 medium patties"],
    ],
    isWeightOwn: true,
  },
  {
    id: "soup",
    ask: "questions:ask.soup",
    open: new Set(["Soup, NFS"]),
    isBare: true,
    settledBy: [],
    keep: "questions:choice.noodleSoup",
    others: [
      ["questions:choice.vegetableSoup", "Soup, vegetable"],
      ["questions:choice.creamSoup", "Soup, cream of mushroom"],
    ],
  },
  {
    id: "yogurt",
    ask: "questions:ask.yogurt",
    open: new Set(["Yogurt, NFS", "Yogurt, NS as to type of milk or flavor"]),
    settledBy: ["plain"],
    keep: "questions:choice.sweetYogurt",
    others: [
      ["questions:choice.plainYogurt", "Yogurt, whole milk, plain"],
      ["questions:choice.fatFreeYogurt", "Yogurt, nonfat milk, plain"],
    ],
  },
  {
    id: "egg",
    ask: "questions:ask.cooking",
    open: new Set(["Egg, whole, cooked, NS as to cooking method"]),
    settledBy: [],
    keep: "questions:choice.fried",
    others: [
      ["questions:choice.boiled", "Egg, whole, boiled or poached"],
      ["questions:choice.scrambled", "Egg omelet or scrambled egg, NS as to fat"],
    ],
  },
  {
    id: "tuna",
    ask: "questions:ask.tuna",
    open: new Set(["Fish, tuna, NFS", "Fish, tuna, canned"]),
    settledBy: ["water", "oil", "drained", "raw", "fresh"],
    keep: "questions:choice.tunaInWater",
    others: [["questions:choice.tunaInOil", "Tuna, canned, oil pack"]],
  },
];
