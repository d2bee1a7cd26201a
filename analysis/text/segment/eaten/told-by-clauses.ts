/** Finds which share of which food was eaten, clause by clause. */

import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import type { Told } from "../shares/told.ts";
import { has, isBehind, type Said, shareSaid } from "./clause.ts";
import { ClauseInText } from "./clause-in-text.ts";
import { clausesOf } from "./label-clause.ts";
import { toldOfMade } from "./of-what-was-made.ts";

const nothing = { tells: "nothing", value: 1, isMeasured: false, named: [] } as const;

/** Words of no set. A clause with more of them may say anything, and tells nothing. */
const unknownMax = 2;

/** A clause without a verb that still tells a share: "pan no", "cero arroz", "like a third of it". */
function isWhole({ clause, before, object, said }: ClauseInText, share: string): boolean {
  // "A, B and C but not the B"
  if (share === "0" && clause[0]?.label === "but" && clause[1]?.label === "not" && object) return true;
  if (said.how === "barely") return object === undefined;
  const last = clause.findLast(({ label }) => label !== "filler")?.label;
  if (share !== "part") return before !== undefined && (last === "not" || last === "no");
  return clause.every(({ label }) => /^(?:part|filler|it|to|but|of)$/.test(label));
}

type Place = Omit<Told, "tells">;

/** "shared nachos with a friend": by how many the foods that the clause names, or the one before it, are divided. */
function sharedBy(inText: ClauseInText, told: Place): Told | undefined {
  const { clause, object, start, sentence } = inText;
  const verb = textAt(sentence.tokens, clause[start]?.from ?? 0);
  // "shared nachos" is a number by itself.
  const isNumber = sentence.grammar.fractions.has(verb) && inText.indexOfCount < 0 && !has(clause, "other");
  if (isNumber) return undefined;
  const named = object === undefined ? [] : [inText.tokensOf({ ...object, from: start + 1 })];
  return { ...told, tells: "people", named };
}

/** "left half of it"; "there was cake but I passed": all that the clause before offers, or else its last food. */
function ofFoodBefore(inText: ClauseInText, told: Place): Told | undefined {
  if (told.value > 0) return { ...told, tells: "share" };
  // "the little one finished"
  if (inText.said.who === "other" && !has(inText.clause, "it", "but"))
    return { ...told, tells: "nothing", value: 1 };
  const before = inText.beforeWithFood;
  if (before === undefined) return undefined;
  if (has(before.clause, "offered") && has(inText.clause, "it", "but", "refuse"))
    return { ...told, tells: "refused", from: before.clause[0]?.from ?? told.from };
  return has(inText.clause, "it", "but")
    ? { ...told, tells: "refused", named: before.namesOfLast }
    : undefined;
}

/** A share of the foods that the clause names; of those that it refuses, nothing. */
function ofFood(inText: ClauseInText, { who }: Said, told: Place): Told | undefined {
  const { clause, object, before, start } = inText;
  const food = object ?? before;
  if (food === undefined) return ofFoodBefore(inText, told);
  if (told.value === 0)
    return inText.isEatenNext || inText.isMealOf(who === "other", food)
      ? undefined
      : { ...told, tells: "refused", named: inText.namesOf(food) };
  if (object === undefined && !inText.isNamedBefore(food))
    return { ...told, tells: "share", from: clause[start]?.from ?? told.from };
  return { ...told, tells: "named", named: inText.namesOf(food) };
}

function toldOf(inText: ClauseInText): Told | undefined {
  const { clause, object, said } = inText;
  const share = shareSaid(said);
  const last = clause.at(-1);
  if (share === undefined || last === undefined || (said.verb === "none" && !isWhole(inText, share)))
    return undefined;
  const value = inText.valueOf(share);
  const place = { from: inText.from(value), next: last.next };
  const told = { isMeasured: false, value, named: [], ...place };
  switch (share) {
    case "1":
      return { ...told, tells: "nothing" };
    case "counted":
      return has(clause, "measure") ? undefined : { ...told, tells: "left" };
    case "people":
      return sharedBy(inText, told);
    case "part":
      // "ate half a pizza": an amount.
      return object === undefined
        ? ofFood(inText, said, { ...told, value: value * inText.portions })
        : undefined;
    default:
      return ofFood(inText, said, told);
  }
}

/** What says no more than for how many it was, or in whose company, adds no food: "for 6", "rice with my kids". */
function besideFood({ clause, isForPeople }: ClauseInText): Told | undefined {
  const at = isForPeople ? 0 : clause.findLastIndex(({ label }) => label === "with");
  const [first, last] = [clause[at], clause.at(-1)];
  // "curry with a nan" is bread.
  const isPerson = last?.label === "other" && clause.at(-2)?.label !== "amount";
  const isCompany = isPerson && at > 0 && isBehind(clause, clause.length - 1, "with");
  return first && last && (isForPeople || isCompany)
    ? { ...nothing, from: first.from, next: last.next }
    : undefined;
}

function readClause(inText: ClauseInText): Told | undefined {
  const isOfFood = inText.start >= 0 && inText.unknown <= unknownMax;
  return (isOfFood ? toldOf(inText) : undefined) ?? besideFood(inText);
}

/** In the order of the text. */
export function toldByClauses(sentence: Sentence): readonly Told[] {
  const clauses = clausesOf(sentence);
  const all = clauses.map((_, at) => new ClauseInText(sentence, clauses, at));
  const made = toldOfMade(all).map(
    (each): Told => ({ ...nothing, ...each, tells: each.value === 1 ? "nothing" : "share" }),
  );
  const told = all.flatMap((inText) => readClause(inText) ?? []);
  const apart = told.filter(({ from, next }) => !made.some((each) => each.from < next && from < each.next));
  return [...made, ...apart];
}
