/** analysis/compose/questions: what is worth asking of a meal. This file lists what people have with a food and leave out when they type: sugar, dressing, sauce, butter. */
import type { QuestionTextKey } from "./question-texts.ts";

/** Row description and g. */
export type Addition = readonly [string, number];

export interface AdditionGroup {
  readonly id: string;
  readonly ask: QuestionTextKey;
  /** Rows that it may come with. */
  readonly rows: RegExp;
  /** Other foods of the meal after which nothing is left open. */
  readonly settledByRows: RegExp;
  /** Words anywhere in the text, folded, of the three languages, that leave nothing open. */
  readonly settledBy: RegExp;
  readonly nothing: QuestionTextKey;
  readonly others: readonly (readonly [QuestionTextKey, readonly Addition[]])[];
  /** The food itself must be this share of the meal's kcal: nobody asks for butter on the bread beside a stew. */
  readonly foodShareMin: number;
}

/** Teaspoon of sugar, splash of milk, knob of butter, spoon of jam. g */
const sugar = (teaspoons: number): Addition => ["Sugar, white, granulated or lump", 4 * teaspoons];
const milk: Addition = ["Milk, NFS", 30];
const butter: Addition = ["Butter, NFS", 7];
const jam: Addition = ["Jam", 15];
const dressing = (tablespoons: number): Addition => ["Salad dressing, NFS, for salads", 10 * tablespoons];

const sweetening = /sugar|azucar|sucre|sweet|edulcor|sacarin|stevia|honey|\bmiel\b|amarg|bitter/;
const milkOrSweetening = new RegExp(
  `${sweetening.source}|black|plain|iced|noir|negro|\\bsolo\\b|nature|milk|leche|lait|cream|crem`,
);
const sweetOrMilky =
  /^(?:Milk|Sugar|Honey|Coffee creamer|Cream|Half and half|Sweetener|.*milk, |Soy milk|Almond milk|Oat milk|Condensed)/i;

export const additionGroups: readonly AdditionGroup[] = [
  {
    id: "in-drink",
    ask: "askInDrink",
    rows: /^(?:Coffee, (?:NS as to type|NS as to brewed or instant|brewed|instant, reconstituted)|Tea, hot, leaf, black)$/,
    settledByRows: sweetOrMilky,
    settledBy: milkOrSweetening,
    nothing: "nothingInDrink",
    others: [
      ["milkInDrink", [milk]],
      ["sugarInDrink", [sugar(2)]],
      ["milkAndSugar", [milk, sugar(2)]],
    ],
    foodShareMin: 0,
  },
  {
    id: "sugar",
    ask: "askSugar",
    rows: /^(?:Coffee, (?:espresso|macchiato|cafe con leche|Cappuccino)|Tea, hot, (?:herbal|leaf, green|with milk))$/,
    settledByRows: /^(?:Sugar|Honey)/,
    settledBy: sweetening,
    nothing: "noSugar",
    others: [
      ["oneSugar", [sugar(1)]],
      ["twoSugars", [sugar(2)]],
    ],
    foodShareMin: 0,
  },
  {
    id: "dressing",
    ask: "askDressing",
    rows: /^(?!Fruit).*\bsalad\b.*no dressing|^Lettuce, (?:raw|salad)|^Mixed salad greens|^Greek salad/i,
    settledByRows: /dressing|\boil\b|mayonnaise|vinaigrette|^Vinegar|sauce/i,
    settledBy: /dressing|vinaigr|mayo|sauce|salsa|\balin|aderez|\boil|aceite|huile|\bplain/,
    nothing: "noDressing",
    others: [
      ["someDressing", [dressing(1)]],
      ["muchDressing", [dressing(3)]],
    ],
    foodShareMin: 0,
  },
  {
    id: "sauce",
    ask: "askSauce",
    rows: /^(?:Pasta|Pasta, whole grain|Noodles), cooked$/,
    settledByRows: /./,
    settledBy:
      /sauce|salsa|plain|nature|\bdry\b|\braw\b|pesto|butter|beurre|mantequilla|\boil|aceite|huile|tomat|chees|queso|fromage/,
    nothing: "noSauce",
    others: [
      ["tomatoSauce", [["Spaghetti sauce", 125]]],
      ["meatSauce", [["Spaghetti sauce with meat", 125]]],
      ["creamSauce", [["Alfredo sauce", 125]]],
    ],
    foodShareMin: 0,
  },
  {
    id: "spread",
    ask: "askSpread",
    rows: /^(?:Bread|Roll)\b.*toasted$|^(?:Bagel|Muffin, English|Bread, white|Bread, NS as to major flour|Bread, French or Vienna)$/,
    settledByRows:
      /butter|margarine|\bjam\b|jelly|cheese|honey|avocado|spread|\boil\b|tomato|ham|egg|tuna|salmon|bacon|sausage|meat|hummus|marmalade/i,
    settledBy: /plain|\bdry\b|butter|beurre|mantequilla|manteca|nature|\bsolo\b|\bsec\b/,
    nothing: "noSpread",
    others: [
      ["butter", [butter]],
      ["butterAndJam", [butter, jam]],
    ],
    foodShareMin: 0.5,
  },
];
