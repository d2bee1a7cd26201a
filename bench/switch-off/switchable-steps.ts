/** Makes every function and every condition of the text reader one that can be switched off while it runs. */
import { registerHooks } from "node:module";
import ts from "typescript";

/** The answer of a function that is switched off. */
type Neutral = (args: readonly unknown[]) => unknown;

/** Chosen by the type that the function returns. Functions of other types are no steps. */
function neutralOf(first: string | undefined, answer: string): Neutral | undefined {
  if (answer === "boolean" || / is \w+$/.test(answer)) return () => false;
  if (answer.endsWith("| undefined")) return () => undefined;
  if (answer === first) return (args) => args[0];
  if (answer === "readonly Token[]")
    return ([sentence]) => (sentence as { tokens?: unknown }).tokens ?? sentence;
  if (answer.endsWith("[]")) return () => [];
  return undefined;
}

interface Step {
  readonly neutral: Neutral;
  isOff: boolean;
  /** Whether it changed anything since this was last set to false. */
  hasFired: boolean;
}

/** Keys are file and name, "segment/school-meals.ts:asServedAtSchool", or file, line and condition. */
export const steps = new Map<string, Step>();

const isSame = (a: unknown, b: unknown) =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => item === b[at]));

/** Each row of a table is a step of its own in a function that applies rows. */
function stepOf(name: string, [, row]: readonly unknown[]): Step | undefined {
  const step = steps.get(name);
  const example = (row as { example?: string } | undefined)?.example;
  if (step === undefined || example === undefined) return step;
  const ofRow = steps.get(`${name} ${example}`) ?? { ...step, isOff: false, hasFired: false };
  steps.set(`${name} ${example}`, ofRow);
  return ofRow;
}

/** Called by the rewritten sources. */
function runStep(name: string, run: (...args: unknown[]) => unknown, args: readonly unknown[]): unknown {
  const step = stepOf(name, args);
  if (step === undefined || step.isOff) return step?.neutral(args);
  const answer = run(...args);
  if (!step.hasFired && !isSame(answer, step.neutral(args))) step.hasFired = true;
  return answer;
}

/** Conditions by their number. One of a conjunction is true while it is switched off, any other false. */
const conditions: Step[] = [];

function runCondition(number: number, holds: unknown): unknown {
  const step = conditions[number];
  if (step === undefined) return holds;
  const neutral = step.neutral([]);
  if (step.isOff) return neutral;
  if (Boolean(holds) !== neutral) step.hasFired = true;
  return holds;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** The parts of a condition, each with what it answers when switched off. */
function conditionsOf(node: ts.Node): readonly (readonly [ts.Expression, boolean])[] {
  if (ts.isIfStatement(node)) return [[node.expression, false]];
  if (ts.isConditionalExpression(node)) return [[node.condition, false]];
  if (!ts.isBinaryExpression(node)) return [];
  const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  const isOr = node.operatorToken.kind === ts.SyntaxKind.BarBarToken;
  return isAnd || isOr
    ? [
        [node.left, isAnd],
        [node.right, isAnd],
      ]
    : [];
}

function isLoopHeader(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) || ts.isParenthesizedExpression(parent)) return isLoopHeader(parent);
  const isWhile = ts.isWhileStatement(parent) && parent.expression === node;
  return isWhile || (ts.isForStatement(parent) && parent.condition === node);
}

/** The source with a switch at each step. */
function withSwitches(file: string, source: string): string {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const insertions: Insertion[] = [];
  const wrappers: string[] = [];
  const visitFunction = (node: ts.FunctionDeclaration) => {
    const [first] = node.parameters;
    const neutral = node.type && neutralOf(first?.type?.getText(parsed), node.type.getText(parsed));
    if (neutral === undefined || node.name === undefined || node.asteriskToken !== undefined) return;
    const name = node.name.text;
    steps.set(`${file}:${name}`, { neutral, isOff: false, hasFired: false });
    insertions.push({ at: node.name.getEnd(), text: "OfFile" });
    const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    wrappers.push(
      `function ${name}(...args: any[]): any { return (globalThis as any).runStep("${file}:${name}", ${name}OfFile, args); }`,
      ...(isExported ? [`export { ${name} };`] : []),
    );
  };
  const visit = (node: ts.Node) => {
    if (ts.isFunctionDeclaration(node) && node.parent === parsed) visitFunction(node);
    // A loop that never ends is worth nothing.
    for (const [condition, neutral] of ts.isExpression(node) && isLoopHeader(node)
      ? []
      : conditionsOf(node)) {
      const { line } = parsed.getLineAndCharacterOfPosition(condition.getStart(parsed));
      const text = condition.getText(parsed).replaceAll(/\s+/g, " ");
      const step = { neutral: () => neutral, isOff: false, hasFired: false };
      steps.set(`${file}:${line + 1} ${text}`, step);
      const number = conditions.push(step) - 1;
      insertions.push({
        at: condition.getStart(parsed),
        text: `(globalThis as any).runCondition(${number}, `,
      });
      insertions.push({ at: condition.getEnd(), text: ")" });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return `${withInsertions(source, insertions, wrappers)}\n${wrappers.join("\n")}`;
}

/** Makes an exported function private to its file; the wrapper takes its name. */
function withInsertions(
  source: string,
  insertions: readonly Insertion[],
  wrappers: readonly string[],
): string {
  const wrapped = new Set(wrappers.flatMap((each) => /^export \{ (\w+) \};$/.exec(each)?.[1] ?? []));
  return insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), source)
    .replaceAll(/^export function (\w+)OfFile\b/gm, (whole, name: string) =>
      wrapped.has(name) ? `function ${name}OfFile` : whole,
    );
}

/** `folders`: of analysis/text. Call it before the analyser is imported. */
export function makeStepsSwitchable(folders: readonly string[]): void {
  Object.assign(globalThis, { runStep, runCondition });
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const folder = folders.find((each) => url.includes(`/analysis/text/${each}/`));
      if (folder === undefined || loaded.source === null || loaded.source === undefined) return loaded;
      if (!url.endsWith(".ts")) return loaded;
      const file = url.slice(url.indexOf(`/${folder}/`) + 1);
      return { ...loaded, source: withSwitches(file, loaded.source.toString()) };
    },
  });
}
