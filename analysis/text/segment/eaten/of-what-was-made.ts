/** What somebody had of what was made, bought or ordered for several: "made 8 servings, froze 6, I had one", "deux litres, un bol pour moi". */
import { type Clause, has, type Span } from "./clause.ts";
import type { ClauseInText } from "./clause-in-text.ts";

interface Amount {
  readonly count: number;
  readonly measure: Span | undefined;
  readonly from: number;
  readonly next: number;
}

/** What a clause about it tells: that its words say nothing of what was eaten, or which share that was. */
export interface OfMade {
  readonly from: number;
  readonly next: number;
  readonly value: number;
}

/** "four containers of", "8 servings", "une assiette". */
function amountIn(clause: Clause): Amount | undefined {
  const at = clause.findIndex(({ label }) => label === "number" || label === "amount");
  const first = clause[at];
  if (first === undefined) return undefined;
  const behind = clause[at + 1];
  const measure = behind?.label === "measure" ? behind : undefined;
  if (first.label === "amount" && measure === undefined) return undefined;
  let last = measure ?? first;
  for (const span of clause.slice(clause.indexOf(last) + 1)) {
    if (span.label !== "of" || measure === undefined) break;
    last = span;
  }
  return { count: first.value ?? 1, measure, from: first.from, next: last.next };
}

const ofOwnAmount = /^(?:amount|number|measure|filler|it|of|to|self|eat|finish|meal|and|but|describing)$/;

/** "I had one", "j'en ai pris une assiette", "un bol pour moi": an amount, of no food that it names. */
function ownAmount({ clause }: ClauseInText): Amount | undefined {
  const amount = amountIn(clause);
  const end = clause.findIndex(({ label }) => !ofOwnAmount.test(label));
  const own = end < 0 ? clause : clause.slice(0, end);
  const isOwn = has(own, "eat", "finish", "self") || amount?.measure !== undefined;
  const isNext = clause[end] === undefined || /^(?:no|not|which)$/.test(clause[end].label);
  return amount && isOwn && isNext && amountIn(own)
    ? { ...amount, from: own[0]?.from ?? amount.from }
    : undefined;
}

function isSaidOfMade({ clause }: ClauseInText): boolean {
  return has(clause, "made", "order", "offered") && !has(clause, "not", "no", "plan", "eat");
}

/** "grilled 4 salmon fillets" */
function isCounted({ clause, said }: ClauseInText): boolean {
  return (
    has(clause, "food") &&
    said.not === "-" &&
    !has(clause, "part", "plan") &&
    (amountIn(clause)?.count ?? 1) > 1
  );
}

function isSame(a: Span | undefined, b: Span | undefined, { sentence }: ClauseInText): boolean {
  if (a === undefined) return b === undefined;
  const { tokens, grammar } = sentence;
  const stemOf = ({ from }: Span) => grammar.stem(tokens[from]?.text ?? "");
  if (b === undefined) return grammar.measures.get(stemOf(a))?.kind === "household";
  return stemOf(a) === stemOf(b);
}

/** "3 tacos, pedí 5" */
function isOrderedBehind({ clause, beforeWithFood }: ClauseInText): boolean {
  return has(clause, "order") && !has(clause, "food") && has(beforeWithFood?.clause, "number");
}

/** Of one food that was made, in the clauses behind it. */
function eatenOf(made: ClauseInText, others: readonly ClauseInText[]): readonly OfMade[] {
  const end = others.findIndex((each) => has(each.clause, "food"));
  const behind = end < 0 ? others : others.slice(0, end);
  const had = behind.findIndex((each) => ownAmount(each) !== undefined);
  const own = behind[had] && ownAmount(behind[had]);
  const told = [made, ...behind.slice(0, Math.max(0, had))].flatMap(({ clause }) => amountIn(clause) ?? []);
  const [whole, ...left] = told;
  if (whole === undefined || (whole.count <= 1 && whole.measure === undefined)) return [];
  const asNothing = ({ from, next }: Amount) => ({ from, next, value: 1 });
  if (own === undefined) {
    const theirs = behind.flatMap(({ clause }) => (has(clause, "theirs") ? (amountIn(clause) ?? []) : []));
    const order = { ...whole, from: made.clause[0]?.from ?? whole.from };
    return isOrderedBehind(made) ? [order, ...theirs].map(asNothing) : [];
  }
  const isMade = isSaidOfMade(made);
  if (!isSame(whole.measure, own.measure, made)) return isMade ? told.map(asNothing) : [];
  if (!isMade && !has(behind[had]?.clause, "eat", "finish")) return [];
  if (own.count >= whole.count) return [];
  return [...left.map(asNothing), { from: own.from, next: own.next, value: own.count / whole.count }];
}

/** In the order of the text. */
export function toldOfMade(clauses: readonly ClauseInText[]): readonly OfMade[] {
  return clauses.flatMap((each, at) =>
    isSaidOfMade(each) || isCounted(each) ? eatenOf(each, clauses.slice(at + 1)) : [],
  );
}
