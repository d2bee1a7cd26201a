/** Finds which share of which food was eaten, clause by clause. */

import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import type { Told } from "../shares/told.ts";
import { has, isBehind, type Said, shareSaid } from "./clause.ts";
import { ClauseInText } from "./clause-in-text.ts";
import { clausesOf } from "./label-clause.ts";
import { toldOfMade } from "./of-what-was-made.ts";

interface Read extends Told {
  /** "didn't finish it": an exact share that follows takes its place. */
  readonly isVague: boolean;
}

const nothing = {
  tells: "nothing",
  value: 1,
  isMeasured: false,
  named: [],
  isVague: false,
} as const;

/** Words of no set. A clause with more of them may say anything, and tells nothing. */
const unknownMax = 2;

/** A clause without a verb that still tells a share: "pan no", "cero arroz", "like a third of it". */
function isWhole({ clause, before, object, sentence, said }: ClauseInText, share: string): boolean {
  if (has(clause, "zero")) return object?.from === 1;
  // "A, B and C but not the B"
  if (share === "0" && clause[0]?.label === "but" && clause[1]?.label === "not" && object) return true;
  if (said.who === "other") return before === undefined && object === undefined;
  if (said.how === "barely") return object === undefined;
  const last = clause.findLast(({ label }) => label !== "filler")?.label;
  if (share !== "part") return before !== undefined && (last === "not" || last === "no");
  // "un demi" is a glass of beer.
  const { tokens, lexicon } = sentence;
  const isFood = clause.some(({ next }) => lexicon.find(tokens, next - 1)?.term.kind === "food");
  return !isFood && clause.every(({ label }) => /^(?:part|filler|it|to|but|of)$/.test(label));
}

type Place = Omit<Read, "tells">;

/** "shared nachos with a friend"; "banana split" and "shared nachos", a share already, tell no more. */
function sharedBy(inText: ClauseInText, told: Place): Read | undefined {
  const { clause, object, sentence, start } = inText;
  const verb = textAt(sentence.tokens, clause[start]?.from ?? 0);
  const isCounted = inText.indexOfCount >= 0 || has(clause, "it", "self");
  // "shared nachos, had 9"; "entre amis" says in whose company.
  if ((inText.isEatenNext && object === undefined) || (has(clause, "between") && !isCounted))
    return { ...told, tells: "nothing", value: 1 };
  const isWithSomebody = isCounted || has(clause, "other") || inText.isWithName;
  const isName = verb === "split" || sentence.grammar.fractions.has(verb);
  if (isName && !isWithSomebody) return undefined;
  if (object !== undefined)
    return {
      ...told,
      tells: "people",
      named: [inText.tokensOf(has(clause, "between") ? object : { ...object, from: start + 1 })],
    };
  const names = inText.before === undefined ? [] : inText.namesOf(inText.before);
  // "kebab con patatas compartidas": the last of several.
  const isOfLast = names.length > 1 && !isWithSomebody;
  const isAgain = inText.before !== undefined && inText.isNamedBefore(inText.before);
  if (isOfLast || isAgain)
    return { ...told, tells: "named", value: 1 / told.value, named: isAgain ? names : names.slice(-1) };
  return { ...told, tells: "people" };
}

/** "left half of it"; "there was cake but I passed": all that the clause before offers, or else its last food. */
function ofFoodBefore(inText: ClauseInText, who: Said["who"], told: Place): Read | undefined {
  if (told.value > 0) return { ...told, tells: "share" };
  // "the little one finished"
  if (who === "other" && !has(inText.clause, "it", "but")) return { ...told, tells: "nothing", value: 1 };
  const before = inText.beforeWithFood;
  if (before === undefined) return undefined;
  if (has(before.clause, "offered") && has(inText.clause, "it", "but", "refuse"))
    return { ...told, tells: "refused", from: before.clause[0]?.from ?? told.from };
  return has(inText.clause, "it", "but")
    ? { ...told, tells: "refused", named: before.namesOfLast }
    : undefined;
}

/** A share of the foods that the clause names; of those that it refuses, nothing. */
function ofFood(inText: ClauseInText, { who }: Said, told: Place): Read | undefined {
  const { clause, object, before, start } = inText;
  const food = object ?? before;
  if (food === undefined) return ofFoodBefore(inText, who, told);
  if (told.value === 0)
    return inText.isEatenNext || inText.isMealOf(who === "other", food)
      ? undefined
      : { ...told, tells: "refused", named: inText.refusedOf(food) };
  if (object === undefined && !inText.isNamedBefore(food))
    return { ...told, tells: "share", from: clause[start]?.from ?? told.from };
  const named = inText.namesOf(food).map((name) => inText.asNamedBefore(name));
  return { ...told, tells: "named", named };
}

/** "rice with my kids": in whose company. */
function company({ clause }: ClauseInText): Read | undefined {
  const end = clause.findLastIndex(({ label }) => label !== "filler");
  // "wiv a nan" is bread.
  const isPerson = clause[end]?.label === "other" && clause[end - 1]?.label !== "amount";
  const at =
    isPerson && isBehind(clause, end, "with") ? clause.findLastIndex(({ label }) => label === "with") : -1;
  const [first, last] = [clause[at], clause[end]];
  return at > 0 && first && last && has(clause.slice(0, at), "food")
    ? { ...nothing, from: first.from, next: last.next }
    : undefined;
}

function toldOf(inText: ClauseInText): Read | undefined {
  const { clause, object, said } = inText;
  const share = shareSaid(said);
  const last = clause.at(-1);
  if (share === undefined || last === undefined || (said.verb === "none" && !isWhole(inText, share)))
    return undefined;
  const value = inText.valueOf(share);
  const isVague = !/part|people|counted/.test(share) && value > 0 && value < 1;
  const place = { from: inText.from(value), next: last.next };
  const told = { isMeasured: false, value, named: [], ...place, isVague };
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

/** What says no more than whom it was for, or what others did, adds no food. */
function asNothing({ clause }: ClauseInText): Read | undefined {
  const [first, last] = [clause[0], clause.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { ...nothing, from: first.from, next: last.next };
}

function readClause(inText: ClauseInText): Read | undefined {
  const { clause, start } = inText;
  if (inText.isForPeople || inText.isOfOthersAlone) return asNothing(inText);
  const isOfFood = clause[start] !== undefined && inText.unknown <= unknownMax;
  return (isOfFood ? toldOf(inText) : undefined) ?? company(inText);
}

/** In the order of the text. */
export function toldByClauses(sentence: Sentence): readonly Told[] {
  const told: Read[] = [];
  const clauses = clausesOf(sentence);
  const all = clauses.map((_, at) => new ClauseInText(sentence, clauses, at));
  const made = toldOfMade(all).map(
    (each): Read => ({ ...nothing, ...each, tells: each.value === 1 ? "nothing" : "share" }),
  );
  for (const inText of all) {
    const read = readClause(inText);
    if (read === undefined) continue;
    const last = told.at(-1);
    if (last?.isVague && read.tells === "share")
      told[told.length - 1] = { ...last, value: read.value, next: read.next, isVague: false };
    else told.push(read);
  }
  const apart = told.filter(({ from, next }) => !made.some((each) => each.from < next && from < each.next));
  return [...made, ...apart];
}
