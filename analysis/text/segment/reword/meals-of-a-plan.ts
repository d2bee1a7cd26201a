/** analysis/text: from a sentence to foods. This file starts a new sentence at each further meal or course: "breakfast: eggs lunch: soup", "starter soup main steak dessert cake". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isInsideTerm, isPartEnd, type Sentence } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

const mealWords: ReadonlySet<string> = wordSet("meal-of-plan");
const courseWords: ReadonlySet<string> = wordSet("course-of-plan");
/** Before a meal: "et au dîner", "for lunch". */
const beforeMeal: ReadonlySet<string> = new Set([
  "for",
  "at",
  "au",
  "a",
  "en",
  "para",
  "de",
  "el",
  "la",
  "le",
]);
const sentenceEnds: ReadonlySet<string> = new Set(["", ".", ";", "\n", "!", "?", "•", "*"]);

interface Label {
  readonly at: number;
  /** Where what tells the meal begins: "and for lunch". */
  readonly from: number;
  readonly next: number;
  readonly isMarked: boolean;
  readonly isCourse: boolean;
}

function isPetit({ tokens }: Sentence, at: number): boolean {
  return /^(?:p'?tit|petits?)$/.test(textAt(tokens, at));
}

/** A colon, and a food behind it. */
function markBehind({ tokens }: Sentence, at: number): number | undefined {
  const isMark = textAt(tokens, at) === ":" && tokens[at + 1]?.isJoined !== undefined;
  return isMark && textAt(tokens, at + 1) !== "\n" ? at + 1 : undefined;
}

function readLabel(sentence: Sentence, at: number): Label | undefined {
  const { tokens, grammar, lexicon } = sentence;
  const text = textAt(tokens, at);
  const isCourse = courseWords.has(text);
  // "11am granola"
  const isHour = tokens[at - 1]?.kind === "number" || grammar.numbers.has(textAt(tokens, at - 1));
  if (isHour || (!isCourse && !mealWords.has(text))) return undefined;
  const marked = markBehind(sentence, at + 1);
  // "comida china", "dinner roll": names of foods.
  if (marked === undefined && (isInsideTerm(sentence, at) || lexicon.find(tokens, at)?.term.kind === "food"))
    return undefined;
  const next = marked ?? at + 1;
  if (tokens[next] === undefined || (marked === undefined && isPartEnd(sentence, next))) return undefined;
  let from = isPetit(sentence, at - 1) ? at - 1 : at;
  while (beforeMeal.has(textAt(tokens, from - 1))) from--;
  if (grammar.andWords.has(textAt(tokens, from - 1)) || textAt(tokens, from - 1) === ",") from--;
  return { at, from, next, isMarked: marked !== undefined, isCourse };
}

/** "For breakfast today I had a slice of school lunch pizza": an English plan without colons begins with the word itself. */
function isProse({ tokens, grammar }: Sentence, first: Label | undefined): boolean {
  if (first === undefined || first.isMarked || grammar.headPosition === "first") return false;
  return first.from < first.at || !sentenceEnds.has(textAt(tokens, first.at - 1));
}

/** Meals or courses, of which at least two are told. */
function labelsOf(sentence: Sentence, { areCourses }: { readonly areCourses: boolean }): readonly Label[] {
  const labels = [...sentence.tokens.keys()].flatMap((at) => readLabel(sentence, at) ?? []);
  const same = labels.filter(({ isCourse }) => isCourse === areCourses);
  if (!areCourses && isProse(sentence, same[0])) return [];
  return new Set(same.map(({ at }) => textAt(sentence.tokens, at))).size > 1 ? same : [];
}

/** Where several are told, each begins anew. Before a heading at the beginning stands what tells more of it: "school lunch: soup". */
export function withMealsOfPlan(text: string, sentence: Sentence): string {
  const { tokens } = sentence;
  const begun = labelsOf(sentence, { areCourses: false }).filter(
    ({ from, isMarked }, at) => (at > 0 || !isMarked) && !sentenceEnds.has(textAt(tokens, from - 1)),
  );
  const courses = labelsOf(sentence, { areCourses: true });
  const told = new Map([...begun, ...courses].map((label) => [label.from, label] as const));
  if (told.size === 0) return text;
  return withReplaced(text, tokens, (at): Replacement | undefined => {
    const label = told.get(at);
    if (label === undefined) return undefined;
    // The word stays: what a meal weighs depends on what else is eaten at it.
    const meal = label.isCourse ? "" : ` ${text.slice(tokens[label.at]?.start, tokens[label.at]?.end)}:`;
    return { next: label.next, words: `.${meal}` };
  });
}
