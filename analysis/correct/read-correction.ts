import { kilojoulesPerKcal } from "#domain/nutrition/energy-factors.ts";
import type { Language } from "#domain/people/language.ts";
import type { Correction } from "./correction.ts";
import { type CorrectionGrammar, energyFigure } from "./correction-grammar.ts";
import { correctionGrammars } from "./languages/correction-grammars.ts";
import { joinSentences, splitClauses } from "./split-clauses.ts";

/** A person asks for no more in one line. */
const clausesMax = 12;
const figures: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "¼": 1 / 4,
  "¾": 3 / 4,
};
/** Eating more than three times of what was seen is another meal. */
const factorMax = 3;

type Groups = Readonly<Record<string, string | undefined>>;

function firstMatch(patterns: readonly RegExp[], clause: string): Groups | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(clause)?.groups;
    if (groups) return groups;
  }
  return undefined;
}

function shareOf(text: string, { shares }: CorrectionGrammar): number | undefined {
  const known = shares[text] ?? figures[text];
  if (known !== undefined) return known;
  const percent = /^(\d+) ?%$/.exec(text)?.[1];
  if (percent !== undefined) return Number(percent) / 100;
  const [, above, below] = /^(\d)\/(\d)$/.exec(text) ?? [];
  return below === undefined ? undefined : Number(above) / Number(below);
}

function scaling(clause: string, isLeft: boolean, grammar: CorrectionGrammar): Correction | undefined {
  const groups = firstMatch(isLeft ? grammar.left : grammar.ate, clause);
  const { share = "", food } = groups ?? {};
  const eaten = shareOf(share, grammar);
  if (eaten === undefined) return undefined;
  const factor = isLeft ? 1 - eaten : eaten;
  if (!(factor > 0 && factor <= factorMax)) return undefined;
  return { kind: "scale", factor, of: foodNamed(food, grammar)?.replace(/^the /, ""), text: clause };
}

/** undefined where the words are of the whole meal, or there are none. */
function foodNamed(words: string | undefined, { wholeMeal }: CorrectionGrammar): string | undefined {
  const food = words?.trim();
  return !food || wholeMeal.test(food) ? undefined : food;
}

const pronoun = /^(?:it|that|this|they|these|eso|esto|c|ce|cela|ça)$/;

const bareEnergy = new RegExp(`^${energyFigure}$`);

/** "the pudding is 150 kcal": never an amount of it. */
function statedKcal(clause: string, grammar: CorrectionGrammar): Correction | undefined {
  const said = bareEnergy.exec(clause) ?? grammar.energy.exec(clause);
  const { food = "", figure = "", kj } = said?.groups ?? {};
  const stated = Number(figure.replace(",", "."));
  if (!(stated > 0)) return undefined;
  const named = pronoun.test(food.trim()) ? undefined : foodNamed(food, grammar);
  return { kind: "energy", food: named, kcal: kj ? stated / kilojoulesPerKcal : stated };
}

/** "the fries were half", "everything was half". */
function sharedFood({ food, text = "" }: Groups, grammar: CorrectionGrammar): Correction | undefined {
  const factor = shareOf(text, grammar);
  if (!food || !factor || factor > factorMax) return undefined;
  return { kind: "scale", factor, of: foodNamed(food, grammar), text };
}

/** "the sandwich was not ham, it was turkey", "the tea was not sweet". */
function deniedKind(clause: string, { wasNot, holds }: CorrectionGrammar): Correction | undefined {
  const { food, from, to } = wasNot.exec(clause)?.groups ?? {};
  if (!food || !from) return undefined;
  return to ? { kind: "replace", food, from, to } : { kind: "was", food, text: `${holds.without} ${from}` };
}

function readClause(whole: string, grammar: CorrectionGrammar): Correction {
  const clause = whole.replace(grammar.conjunction, "");
  const energy = statedKcal(clause, grammar);
  if (energy) return energy;
  const scaled = scaling(clause, true, grammar) ?? scaling(clause, false, grammar);
  if (scaled) return scaled;
  const denied = deniedKind(clause, grammar);
  if (denied) return denied;
  const replaced = firstMatch(grammar.replace, clause);
  if (replaced?.to && replaced.from) return { kind: "replace", from: replaced.from, to: replaced.to };
  const removed = firstMatch(grammar.remove, clause);
  if (removed?.food) return { kind: "remove", food: removed.food };
  const { food, part } = grammar.had.exec(clause)?.groups ?? {};
  if (food && part) return { kind: "was", food, text: `${grammar.holds.with} ${part}` };
  const was = firstMatch(grammar.was, clause);
  if (was?.food && was.text)
    return sharedFood(was, grammar) ?? { kind: "was", food: was.food, text: was.text };
  const more = clause.replace(grammar.more, "");
  if (more !== clause) return { kind: "mention", text: more, isAddition: true, isMore: true };
  const missing = firstMatch(grammar.missing, clause)?.text;
  if (missing) return { kind: "mention", text: missing, isAddition: true };
  const isNow = grammar.itWas.exec(clause)?.groups?.to;
  if (isNow) return { kind: "replace", from: undefined, to: isNow };
  const text = clause.replace(grammar.addition, "");
  return { kind: "mention", text, isAddition: text !== whole };
}

/** What a clause is about, for the next one that only tells an amount: "it was Brouilly, two glasses". */
function subjectOf(correction: Correction): string | undefined {
  if (correction.kind === "scale") return correction.of;
  if (correction.kind === "replace") return correction.to;
  return correction.kind === "mention" ? correction.text : correction.food;
}

function withSubject(correction: Correction, subject: string | undefined): Correction {
  if (correction.kind === "mention") return { ...correction, of: subject };
  return correction.kind === "energy" ? { ...correction, food: correction.food ?? subject } : correction;
}

/** With the clause that it was read from. */
export type CorrectionWithClause = Correction & { readonly said: string };

/** The clauses of the line, in its order; what a clause means depends on the meal, and may be nothing. */
export function readCorrection(line: string, language: Language): readonly CorrectionWithClause[] {
  let subject: string | undefined;
  return clausesOf(line, language).map((clause) => {
    const correction = readClause(clause, correctionGrammars[language]);
    const said = { ...withSubject(correction, subject), said: clause };
    subject = subjectOf(said) ?? subject;
    return said;
  });
}

function clausesOf(line: string, language: Language): readonly string[] {
  const grammar = correctionGrammars[language];
  const text = line.toLocaleLowerCase(language).replaceAll("’", "'").replace(/\s+/g, " ").trim();
  const read = (clause: string) => readClause(clause, grammar);
  return joinSentences(text.split(grammar.clauseEnd), grammar, read)
    .flatMap((sentence) => splitClauses(sentence, grammar, read))
    .map((clause) =>
      clause
        .trim()
        .replace(grammar.opening, "")
        .replace(/^[,\s]+|[,\s]+$/g, ""),
    )
    .filter((clause) => clause !== "")
    .slice(0, clausesMax);
}
