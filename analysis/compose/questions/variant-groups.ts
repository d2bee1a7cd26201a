/** analysis/compose/questions: what is worth asking of a meal. This file lists words that cover kinds of different energy, by the rows that stand for them. */
import type { QuestionTextKey } from "./question-texts.ts";

export interface VariantGroup {
  readonly id: string;
  readonly ask: QuestionTextKey;
  /** Descriptions of the rows that an unspecific word leads to. */
  readonly open: ReadonlySet<string>;
  /** English words, singular, that leave nothing open. */
  readonly settledBy: readonly string[];
  /** Any other word settles it: a prawn sandwich has prawns in it. */
  readonly isBare?: boolean;
  /** What the open row stands for: the most likely. */
  readonly keep: QuestionTextKey;
  /** The other kinds and the descriptions of their rows. */
  readonly others: readonly (readonly [QuestionTextKey, string])[];
  /** Each kind has its own weight, as a double burger has. */
  readonly isWeightOwn?: boolean;
}

export const variantGroups: readonly VariantGroup[] = [
  {
    id: "milk",
    ask: "askMilk",
    open: new Set(["Milk, NFS"]),
    settledBy: [],
    keep: "semiSkimmed",
    others: [
      ["wholeMilk", "Milk, whole"],
      ["skimmed", "Milk, fat free (skim)"],
    ],
  },
  {
    id: "milk",
    ask: "askMilk",
    open: new Set(["Coffee, Latte", "Coffee, cafe con leche"]),
    settledBy: ["whole", "2%"],
    keep: "ordinaryMilk",
    others: [
      ["skimmed", "Coffee, Latte, nonfat"],
      ["plantDrink", "Coffee, Latte, with non-dairy milk"],
    ],
  },
  {
    id: "diet",
    ask: "askDiet",
    open: new Set([
      "Soft drink, NFS",
      "Soft drink, cola",
      "Soft drink, pepper type",
      "Soft drink, root beer",
    ]),
    settledBy: ["regular", "sugar", "sweetened"],
    keep: "regularSoda",
    others: [["dietSoda", "Soft drink, cola, diet"]],
  },
  {
    id: "diet",
    ask: "askDiet",
    open: new Set(["Soft drink, fruit flavored, caffeine free"]),
    settledBy: ["regular", "sugar", "sweetened"],
    keep: "regularSoda",
    others: [["dietSoda", "Soft drink, fruit flavored, diet, caffeine free"]],
  },
  {
    id: "filling",
    ask: "askFilling",
    open: new Set(["Sandwich, NFS"]),
    isBare: true,
    settledBy: [],
    keep: "mixedFilling",
    others: [
      ["hamFilling", "Ham sandwich on white"],
      ["chickenFilling", "Chicken fillet sandwich, NFS"],
      ["tunaFilling", "Tuna salad sandwich on white"],
    ],
    isWeightOwn: true,
  },
  {
    id: "burger",
    ask: "askBurger",
    open: new Set(["Hamburger, NFS"]),
    settledBy: ["single", "double", "small", "large"],
    keep: "plainBurger",
    others: [
      ["cheeseBurger", "Cheeseburger, NFS"],
      ["doubleBurger", "Double cheeseburger, on white bun, 2 medium patties"],
    ],
    isWeightOwn: true,
  },
  {
    id: "soup",
    ask: "askSoup",
    open: new Set(["Soup, NFS"]),
    isBare: true,
    settledBy: [],
    keep: "noodleSoup",
    others: [
      ["vegetableSoup", "Soup, vegetable"],
      ["creamSoup", "Soup, cream of mushroom"],
    ],
  },
  {
    id: "yogurt",
    ask: "askYogurt",
    open: new Set(["Yogurt, NFS", "Yogurt, NS as to type of milk or flavor"]),
    settledBy: ["plain"],
    keep: "sweetYogurt",
    others: [
      ["plainYogurt", "Yogurt, whole milk, plain"],
      ["fatFreeYogurt", "Yogurt, nonfat milk, plain"],
    ],
  },
  {
    id: "egg",
    ask: "askCooking",
    open: new Set(["Egg, whole, cooked, NS as to cooking method"]),
    settledBy: [],
    keep: "fried",
    others: [
      ["boiled", "Egg, whole, boiled or poached"],
      ["scrambled", "Egg omelet or scrambled egg, NS as to fat"],
    ],
  },
  {
    id: "tuna",
    ask: "askTuna",
    open: new Set(["Fish, tuna, NFS", "Fish, tuna, canned"]),
    settledBy: ["water", "oil", "drained", "raw", "fresh"],
    keep: "tunaInWater",
    others: [["tunaInOil", "Tuna, canned, oil pack"]],
  },
];
