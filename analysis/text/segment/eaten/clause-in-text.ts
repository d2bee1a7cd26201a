/** A clause among those of its text: which foods it names, and whether they were named before. */
import { type Token, textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import {
  amounts,
  type Clause,
  has,
  indexOfPlace,
  isBehind,
  type Said,
  type Span,
  verbs,
  whether,
} from "./clause.ts";

interface Stretch {
  readonly from: number;
  readonly next: number;
}

const beforeName = /^(?:amount|number|measure|of)$/;
const within = /^(?:food|describing|amount|number|measure|filler|made|it|with|of|to|and|not)$/;

/** As judges take "chorrillana para 2". */
const portionsForTwo = 1.4;

export class ClauseInText {
  readonly sentence: Sentence;
  readonly clause: Clause;
  readonly at: number;
  /** Index of the first span that says whether, how much, or what happened; -1 where none does. */
  readonly start: number;
  /** The foods that it names before that span, and behind it. */
  readonly before: Stretch | undefined;
  readonly object: Stretch | undefined;
  readonly #clauses: readonly Clause[];

  constructor(sentence: Sentence, clauses: readonly Clause[], at: number) {
    this.sentence = sentence;
    this.#clauses = clauses;
    this.at = at;
    this.clause = clauses[at] ?? [];
    const first = this.clause.findIndex(({ label }) =>
      [verbs, amounts, whether].some((set) => set.includes(label)),
    );
    this.start = first < 0 ? Math.max(indexOfPlace(this.clause), this.#indexOfSubject) : first;
    const start = Math.max(this.start, 0);
    this.before = this.#lastOf(this.foodIn(0, start));
    this.object = this.foodIn(start, this.clause.length);
  }

  /** "hubby 12"; -1 where the clause begins with no other person. */
  get #indexOfSubject(): number {
    const at = this.clause.findIndex(({ label }) => !/^(?:filler|but|and)$/.test(label));
    return this.clause[at]?.label === "other" ? at : -1;
  }

  /** The first stretch that names foods, with its amount; undefined where none is. */
  foodIn(since: number, until: number): Stretch | undefined {
    const labelAt = (at: number) => this.clause[at]?.label ?? "";
    const first = this.clause.findIndex(({ label }, at) => at >= since && at < until && label === "food");
    if (first < 0) return undefined;
    let from = first;
    while (from > since && beforeName.test(labelAt(from - 1))) from--;
    let next = first + 1;
    for (let at = next; at < until && within.test(labelAt(at)); at++) {
      if (labelAt(at) === "food" || labelAt(at) === "describing") next = at + 1;
    }
    return { from, next };
  }

  /** "a potato and a salad I ignored": the last of several. */
  #lastOf(food: Stretch | undefined): Stretch | undefined {
    const isJoint = (label: string) => label === "and" || label === "with";
    const joint = this.clause.findLastIndex(({ label }, at) => at < (food?.next ?? 0) && isJoint(label));
    const isOne = /^(?:amount|filler|it)$/.test(this.clause[joint + 1]?.label ?? "");
    const isLast = food !== undefined && joint >= food.from && isOne && !this.isDefinite(food);
    return isLast ? { from: joint + 1, next: food.next } : food;
  }

  get said(): Said {
    const { clause } = this;
    const place = indexOfPlace(clause) >= 0 ? "put" : "none";
    const isOther =
      !has(clause, "self") &&
      clause.some(
        ({ label }, at) =>
          label === "other" && !isBehind(clause, at, "to", "with", "of") && !this.#isOwner(at),
      );
    const verb = verbs.find((each) => has(clause, each)) ?? place;
    return {
      verb: has(clause, "between") && !isOther ? "between" : verb,
      who: isOther ? "other" : "self",
      not: whether.find((each) => has(clause, each)) ?? "-",
      how: amounts.find((each) => has(clause, each)) ?? (this.indexOfCount >= 0 ? "count" : "none"),
    };
  }

  #isKnownFood({ label, from }: Span): boolean {
    const { tokens, lexicon, isTableWord } = this.sentence;
    const isKnown = lexicon.find(tokens, from) !== undefined || isTableWord?.(textAt(tokens, from)) === true;
    return label === "food" && isKnown;
  }

  /** "hubbys chips", "my son's chips" */
  #isOwner(at: number): boolean {
    const { tokens, grammar } = this.sentence;
    const behind = this.clause[at + 1];
    const isBeforeNoun = grammar.headPosition === "last" && behind !== undefined && this.#isKnownFood(behind);
    return isBeforeNoun || textAt(tokens, behind?.from ?? tokens.length) === "'";
  }

  /** "split with Jim" */
  get isWithName(): boolean {
    return this.clause.some(({ label }, at) => label === "unknown" && isBehind(this.clause, at, "with"));
  }

  #isOfFood(at: number): boolean {
    return [this.before, this.object].some((food) => food && at >= food.from && at < food.next);
  }

  /** Of the first number that belongs to no named food; -1 where there is none. */
  get indexOfCount(): number {
    return this.clause.findIndex(({ label }, at) => label === "number" && !this.#isOfFood(at));
  }

  /** Of whom shared it: "with 2 friends", "one between 4"; else two. */
  get #people(): number {
    const { clause } = this;
    const isPeople = ({ label, value = 0 }: Span, at: number) =>
      label === "number" && value > 1 && !this.#isOfFood(at);
    const at = clause.findLastIndex(isPeople);
    return (clause[at]?.value ?? 2) + (at >= 0 && isBehind(clause, at, "with") ? 1 : 0);
  }

  /** "pour 6" */
  get isForPeople(): boolean {
    return this.clause[0]?.label === "forpeople";
  }

  /** Portions of a dish that was made for so many: "lasagne for 4, I had a quarter". */
  get portions(): number {
    const people = this.#clauses.slice(0, this.at).findLast((clause) => has(clause, "forpeople"))?.[0]?.value;
    return people === 2 ? portionsForTwo : (people ?? 1);
  }

  /** "then the toddler climbed on me": others did something, and no food is known that it is of. */
  get isOfOthersAlone(): boolean {
    const { clause } = this;
    const behind = clause[this.#indexOfSubject + 1];
    if (this.#indexOfSubject < 0 || behind === undefined) return false;
    const isKnown = clause.some((span) => this.#isKnownFood(span));
    return !isKnown && has(clause, "food", "unknown") && !has(clause, "self", "meal", "part", "number");
  }

  get unknown(): number {
    return this.clause.filter(({ label }) => label === "unknown").length;
  }

  valueOf(share: string): number {
    const count = this.clause[this.indexOfCount]?.value;
    const part = this.clause.find(({ label }) => label === "part")?.value ?? 1;
    if (share === "people") return this.#people;
    if (share === "counted") return count ?? 0;
    if (share === "part") return part;
    return share === "1-part" ? 1 - part : Number(share);
  }

  /** The first token of what tells the share; in "eggs left the toast" the eggs are another food. */
  from(value: number): number {
    const { before, object, clause } = this;
    const isOfBefore =
      before !== undefined && object === undefined && (value === 0 || this.isNamedBefore(before));
    const first = clause[Math.max(0, (before?.from ?? 0) - 1)]?.from ?? 0;
    return before === undefined || isOfBefore ? first : (clause[this.start]?.from ?? first);
  }

  tokensOf({ from, next }: Stretch): readonly Token[] {
    return this.sentence.tokens.slice(this.clause[from]?.from, this.clause[next - 1]?.next);
  }

  /** The words that name each of the foods of a stretch. */
  namesOf({ from, next }: Stretch): readonly (readonly Token[])[] {
    const names: Token[][] = [[]];
    for (const [at, { label }] of this.clause.entries()) {
      if (at < from || at >= next) continue;
      if (label === "food" || label === "describing")
        names.at(-1)?.push(...this.tokensOf({ from: at, next: at + 1 }));
      else if (/^(?:and|not|with|to)$/.test(label)) names.push([]);
    }
    return names.filter((name) => name.length > 0);
  }

  /** The names of what was refused; in Spanish and French without what follows the first term. */
  refusedOf(food: Stretch): readonly (readonly Token[])[] {
    const { lexicon, grammar } = this.sentence;
    const names = this.namesOf(food);
    if (grammar.headPosition === "last") return names;
    return names.map((name) => name.slice(0, lexicon.find(name, 0)?.next ?? 1));
  }

  get namesOfLast(): readonly (readonly Token[])[] {
    const last = this.clause.findLastIndex(({ label }) => label === "food");
    const food = this.foodIn(last, this.clause.length);
    return food === undefined ? [] : this.namesOf(food);
  }

  #isNamed(name: readonly Token[], { from }: Stretch): boolean {
    const { tokens, grammar } = this.sentence;
    const head = grammar.headPosition === "last" ? name.at(-1) : name[0];
    const stem = grammar.stem(head?.text ?? "");
    return tokens.slice(0, this.clause[from]?.from).some(({ text }) => grammar.stem(text) === stem);
  }

  /** "patatas fritas", for "las patatas" behind them. */
  asNamedBefore(name: readonly Token[]): readonly Token[] {
    const { grammar } = this.sentence;
    if (grammar.headPosition === "last") return name;
    const headOf = ([head]: readonly Token[]) => grammar.stem(head?.text ?? "");
    const names = this.#clauses
      .slice(0, this.at)
      .flat()
      .filter(({ label }) => label === "food")
      .map(({ from, next }) => this.sentence.tokens.slice(from, next));
    return names.findLast((before) => before.length > name.length && headOf(before) === headOf(name)) ?? name;
  }

  isNamedBefore(food: Stretch): boolean {
    return this.namesOf(food).every((name) => this.#isNamed(name, food));
  }

  /** "the rice" */
  isDefinite(food: Stretch): boolean {
    const { tokens, grammar } = this.sentence;
    const at = this.clause[food.from]?.from ?? 0;
    return tokens.slice(Math.max(0, at - 1), at + 1).some(({ text }) => grammar.definiteWords.has(text));
  }

  get beforeWithFood(): ClauseInText | undefined {
    const at = this.#clauses.slice(0, this.at).findLastIndex((clause) => has(clause, "food"));
    return at < 0 ? undefined : new ClauseInText(this.sentence, this.#clauses, at);
  }

  /** "my wife ordered pizza, I had 3 slices": the next clause eats of it. */
  get isEatenNext(): boolean {
    const next = this.#clauses[this.at + 1];
    const counts = has(next, "number", "part", "amount", "it", "all") && !has(next, "food", "not", "other");
    return has(next, "eat", "finish") && counts;
  }

  /** "my son had a banana, 2 eggs": where nobody says what they ate themselves, it is what was eaten. */
  isMealOf(isOther: boolean, food: Stretch): boolean {
    const later = this.#clauses.slice(this.at + 1);
    const isFirst =
      this.beforeWithFood === undefined &&
      !this.clause.some(({ label }, at) => label === "food" && at < food.from);
    if (!isFirst || !later.some((clause) => has(clause, "food"))) return isFirst;
    const isOneself = later.some((clause) => has(clause, "self"));
    return !this.isDefinite(food) && (isOther ? !isOneself : !has(this.clause, "plan", "not", "no"));
  }
}
