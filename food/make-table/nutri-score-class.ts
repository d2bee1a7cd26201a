import type { NutriScoreClass } from "#domain/nutrition/nutri-score.ts";

interface ClassRule {
  /** WWEIA category numbers, both ends included. */
  readonly from: number;
  readonly to: number;
  readonly nutriScoreClass: NutriScoreClass;
  /** Foods of the category that the rule leaves to the rules after it. */
  readonly except?: RegExp;
  readonly only?: RegExp;
}

/** Not red meat: birds, small game, and what imitates meat. */
const whiteMeat =
  /chicken|turkey|poultry|duck|goose|hen\b|rabbit|squirrel|hog, cooked|meatless|vegetarian|soy|fish|seafood|salmon|tuna/i;
/** Dry mixes are eaten as drinks but weighed as powders, whose 100 g is not 100 ml. */
const dryPowder = /powder|dry mix|, dry\b|not reconstituted|concentrate|instant, dry/i;

/** First rule that fits wins; what no rule fits is general. Categories as FNDDS 2017-2018 and 2021-2023 number them. */
const rules: readonly ClassRule[] = [
  {
    from: 1002,
    to: 1404,
    nutriScoreClass: "beverage",
    except: /dry, not|powder, not|condensed|cream|topping/i,
  },
  { from: 1902, to: 1902, nutriScoreClass: "beverage" },
  { from: 1602, to: 1604, nutriScoreClass: "cheese", except: /breaded|fondue|souffle/i },
  { from: 8006, to: 8006, nutriScoreClass: "cheese", only: /cream cheese/i },
  { from: 2002, to: 2008, nutriScoreClass: "red_meat", except: whiteMeat },
  { from: 2010, to: 2010, nutriScoreClass: "red_meat", except: whiteMeat },
  { from: 2602, to: 2608, nutriScoreClass: "red_meat", except: whiteMeat },
  { from: 2804, to: 2804, nutriScoreClass: "fat_oil_nut_seed" },
  {
    from: 8002,
    to: 8008,
    nutriScoreClass: "fat_oil_nut_seed",
    except: /substitute|creamer|non-?dairy|yogurt/i,
  },
  {
    from: 8012,
    to: 8012,
    nutriScoreClass: "fat_oil_nut_seed",
    only: /\boil\b|shortening/i,
    except: /dressing/i,
  },
  { from: 7502, to: 7506, nutriScoreClass: "alcohol" },
  { from: 7702, to: 7804, nutriScoreClass: "water", only: /^water, carbonated, plain|^club soda/i },
  { from: 7702, to: 7704, nutriScoreClass: "water" },
  { from: 9204, to: 9204, nutriScoreClass: "water" },
  { from: 7002, to: 7804, nutriScoreClass: "beverage", except: dryPowder },
  { from: 9202, to: 9202, nutriScoreClass: "beverage" },
  { from: 9402, to: 9602, nutriScoreClass: "beverage" },
];

/** The class of a food by its WWEIA category and description. */
export function nutriScoreClassOf(wweiaNumber: number, description: string): NutriScoreClass {
  const fitting = rules.find(
    ({ from, to, except, only }) =>
      wweiaNumber >= from &&
      wweiaNumber <= to &&
      (only?.test(description) ?? true) &&
      !(except?.test(description) ?? false),
  );
  return fitting?.nutriScoreClass ?? "general";
}
