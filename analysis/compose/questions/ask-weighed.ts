import type { FoodRow } from "#food/food-row.ts";
import type { ComposedFood } from "../compose-food.ts";
import { confirmChoice, type OpenQuestion, swapChoice } from "./open-question.ts";
import { mentionsCooking } from "./settling-words.ts";

const gramsPerOunce = 28.35;
/** More than this is a pot for many, not what one person weighs dry. g */
const dryGramsMax = 150;
const dryYieldMin = 1.5;

/**
 * g cooked of 1 g before cooking where the table's own measures do not say.
 * Rice: 185 g of raw long-grain rice fill a cup and give three cups of 158 g (USDA portions); pulses double and a little more.
 */
const yields: readonly { readonly rows: RegExp; readonly factor: number }[] = [
  { rows: /^Rice, (?:white|brown|cooked, NFS)/, factor: 2.6 },
  {
    rows: /^(?:Lentils|Chickpeas|Beans|Black beans|White beans|Kidney beans|Pinto beans)\b.*(?:from dried|NFS)/,
    factor: 2.4,
  },
];

/** "1 oz, dry, yields=80", "1 oz, raw (yield after cooking)=20". */
function ownYield({ portions }: FoodRow): number | undefined {
  const ofOunce = portions.find(({ description }) =>
    /^1 oz,(?: boneless,)? (?:dry, yields|raw \(yield after cooking\))$/.test(description),
  );
  return ofOunce === undefined ? undefined : ofOunce.grams / gramsPerOunce;
}

function yieldOf(row: FoodRow): number | undefined {
  return ownYield(row) ?? yields.find(({ rows }) => rows.test(row.source.description))?.factor;
}

export function askWeighed(composed: ComposedFood): OpenQuestion | undefined {
  const { food, row, wording, origin } = composed;
  if (origin !== "weighed" || mentionsCooking(wording)) return undefined;
  const factor = yieldOf(row);
  if (factor === undefined || (factor > dryYieldMin && food.grams > dryGramsMax)) return undefined;
  return {
    id: `weighed:${food.id}`,
    foodId: food.id,
    text: { key: "questions:ask.weighed", values: { food: food.name } },
    choices: [
      confirmChoice(food, { key: "questions:choice.cookedWeight" }),
      swapChoice(food, {
        row: food,
        text: { key: "questions:choice.rawWeight" },
        grams: food.grams * factor,
      }),
    ],
  };
}
