/** Makes every function of the text reader one that can be switched off while it runs. */
import { registerHooks } from "node:module";

/** What a step that is switched off answers. */
type Neutral = (args: readonly unknown[]) => unknown;

/** A function of a file, by the type that it answers with; the others are no steps. */
function neutralOf(parameters: string, answer: string): Neutral | undefined {
  const [, first = ""] = /^\s*\w+: ([^,]+)/.exec(parameters) ?? [];
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

/** By file and name: "segment/school-meals.ts:asServedAtSchool". */
export const steps = new Map<string, Step>();

const isSame = (a: unknown, b: unknown) =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => item === b[at]));

/** Of a function that applies a row of a table: each row is a step. */
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

const signature = /^(export )?function (\w+)(<[^>]*>)?\(([\s\S]*?)\): ([^{}\n]+) \{$/gm;

/** `folders`: of analysis/text. Call it before the analyser is imported. */
export function makeStepsSwitchable(folders: readonly string[]): void {
  Object.assign(globalThis, { runStep });
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const folder = folders.find((each) => url.includes(`/analysis/text/${each}/`));
      if (folder === undefined || loaded.source === null || loaded.source === undefined) return loaded;
      const file = url.slice(url.indexOf(`/${folder}/`) + 1);
      const wrappers: string[] = [];
      const source = loaded.source.toString().replace(signature, (...found: string[]) => {
        const [whole = "", exported = "", name = "", , parameters = "", answer = ""] = found;
        const neutral = neutralOf(parameters, answer);
        if (neutral === undefined) return whole;
        steps.set(`${file}:${name}`, { neutral, isOff: false, hasFired: false });
        wrappers.push(
          `${exported}function ${name}(...args: any[]): any { return (globalThis as any).runStep("${file}:${name}", ${name}OfFile, args); }`,
        );
        return whole.replace(exported, "").replace(name, `${name}OfFile`);
      });
      return { ...loaded, source: `${source}\n${wrappers.join("\n")}` };
    },
  });
}
