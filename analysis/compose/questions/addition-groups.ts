import type { Text, TextKey } from "#locales/render-text.ts";
import { settlingWords } from "./settling-words.ts";

/** Row description and g. */
type Addition = readonly [string, number];

export interface AdditionGroup {
  readonly id: string;
  readonly ask: TextKey;
  /** Rows that it may come with. */
  readonly rows: RegExp;
  /** Other foods of the meal after which nothing is left open. */
  readonly settledByRows: RegExp;
  /** Words anywhere in the folded text that leave nothing open. */
  readonly settledBy: RegExp;
  readonly nothing: Text;
  readonly others: readonly (readonly [Text, readonly Addition[]])[];
  /** The food itself must be this share of the meal's kcal: nobody asks for butter on the bread beside a stew. */
  readonly foodShareMin: number;
}

/** Teaspoon of sugar, splash of milk, knob of butter, spoon of jam. g */
const sugar = (teaspoons: number): Addition => ["Sugar, white, granulated or lump", 4 * teaspoons];
const milk: Addition = ["Milk, NFS", 30];
const butter: Addition = ["Butter, NFS", 7];
const jam: Addition = ["Jam", 15];
const dressing = (tablespoons: number): Addition => ["Salad dressing, NFS, for salads", 10 * tablespoons];

const teaspoonsOfSugar = (count: number): Text => ({
  key: "questions:choice.teaspoonsOfSugar",
  values: { count },
});

const sweetOrMilky =
  /^(?:Milk|Sugar|Honey|Coffee creamer|Cream|Half and half|Sweetener|.*milk, |Soy milk|Almond milk|Oat milk|Condensed)/i;

export const additionGroups: readonly AdditionGroup[] = [
  {
    id: "in-drink",
    ask: "questions:ask.inDrink",
    rows: /^(?:Coffee, (?:NS as to type|NS as to brewed or instant|brewed|instant, reconstituted)|Tea, hot, leaf, black)$/,
    settledByRows: sweetOrMilky,
    settledBy: settlingWords("sweetening", "drink"),
    nothing: { key: "questions:choice.nothingInDrink" },
    others: [
      [{ key: "questions:choice.milkInDrink" }, [milk]],
      [{ key: "questions:choice.sugarInDrink" }, [sugar(2)]],
      [{ key: "questions:choice.milkAndSugar" }, [milk, sugar(2)]],
    ],
    foodShareMin: 0,
  },
  {
    id: "sugar",
    ask: "questions:ask.sugar",
    rows: /^(?:Coffee, (?:espresso|macchiato|cafe con leche|Cappuccino)|Tea, hot, (?:herbal|leaf, green|with milk))$/,
    settledByRows: /^(?:Sugar|Honey)/,
    settledBy: settlingWords("sweetening"),
    nothing: { key: "questions:choice.noSugar" },
    others: [
      [teaspoonsOfSugar(1), [sugar(1)]],
      [teaspoonsOfSugar(2), [sugar(2)]],
    ],
    foodShareMin: 0,
  },
  {
    id: "dressing",
    ask: "questions:ask.dressing",
    rows: /^(?!Fruit).*\bsalad\b.*no dressing|^Lettuce, (?:raw|salad)|^Mixed salad greens|^Greek salad/i,
    settledByRows: /dressing|\boil\b|mayonnaise|vinaigrette|^Vinegar|sauce/i,
    settledBy: settlingWords("dressing"),
    nothing: { key: "questions:choice.noDressing" },
    others: [
      [{ key: "questions:choice.someDressing" }, [dressing(1)]],
      [{ key: "questions:choice.muchDressing" }, [dressing(3)]],
    ],
    foodShareMin: 0,
  },
  {
    id: "sauce",
    ask: "questions:ask.sauce",
    rows: /^(?:Pasta|Pasta, whole grain|Noodles), cooked$/,
    settledByRows: /./,
    settledBy: settlingWords("sauce"),
    nothing: { key: "questions:choice.noSauce" },
    others: [
      [{ key: "questions:choice.tomatoSauce" }, [["Spaghetti sauce", 125]]],
      [{ key: "questions:choice.meatSauce" }, [["Spaghetti sauce with meat", 125]]],
      [{ key: "questions:choice.creamSauce" }, [["Alfredo sauce", 125]]],
    ],
    foodShareMin: 0,
  },
  {
    id: "spread",
    ask: "questions:ask.spread",
    rows: /^(?:Bread|Roll)\b.*toasted$|^(?:Bagel|Muffin, English|Bread, white|Bread, NS as to major flour|Bread, French or Vienna)$/,
    settledByRows:
      /butter|margarine|\bjam\b|jelly|cheese|honey|avocado|spread|\boil\b|tomato|ham|egg|tuna|salmon|bacon|sausage|meat|hummus|marmalade/i,
    settledBy: settlingWords("spread"),
    nothing: { key: "questions:choice.noSpread" },
    others: [
      [{ key: "questions:choice.butter" }, [butter]],
      [{ key: "questions:choice.butterAndJam" }, [butter, jam]],
    ],
    foodShareMin: 0.5,
  },
];
