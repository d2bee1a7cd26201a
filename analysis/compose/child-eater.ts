/** A child is served less than an adult of what nobody measured. */
import type { Language } from "#domain/people/language.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { foldAccents } from "../text/words/fold.ts";
import { readCells } from "../text/words/read-word-files.ts";
import type { ComposedFood } from "./compose-food.ts";

const eaters = readCells(new URL("./child-eaters.tsv", import.meta.url)).map(
  ([language = "", who = "", pattern = ""]) => ({ language, who, pattern: new RegExp(pattern, "u") }),
);

/** "My son (6) ate …", "Bébé 9 mois :", "merienda de los niños"; not "I finished my son's chips". */
export function isEatenByChild(text: string, language: Language): boolean {
  const folded = foldAccents(text.toLocaleLowerCase(language)).replaceAll("’", "'");
  const tells = (wanted: string) =>
    eaters.some(
      ({ language: of, who, pattern }) =>
        who === wanted && (of === "*" || of === language) && pattern.test(folded),
    );
  return tells("child") && !tells("adult");
}

/** Of an adult's portion: chosen, not fitted. In about 40 judged sentences the judges' meals of children are 0.7 to 0.8 of ours, measured parts included. */
const shareOfChild = 0.65;

/** 1 where the amount was said, or is as large as it is sold. */
export function shareEatenByChild({ row, origin }: ComposedFood): number {
  return origin === "assumed" && !isInGroup(row, "of-standard-size") ? shareOfChild : 1;
}
