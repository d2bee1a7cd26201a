import { describe, expect, it } from "vitest";
import { createStatementNames, namedStatementsMax, runsBeforeName } from "./statement-names.ts";

const textsOf = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind} ${at}`);

/** The names that the texts have after as many runs. */
function run(
  statementName: ReturnType<typeof createStatementNames>,
  texts: readonly string[],
  times: number,
) {
  const runs = Array.from({ length: times }, () => texts.map(statementName));
  return (runs.at(-1) ?? []).filter((name) => name !== undefined);
}

describe("names of statements", () => {
  it("are unique per text, stable, and limited in number", () => {
    const statementName = createStatementNames();
    const texts = textsOf("select", namedStatementsMax + 50);
    const names = run(statementName, texts, runsBeforeName);
    expect(names).toHaveLength(namedStatementsMax);
    expect(new Set(names).size).toBe(names.length);
    expect(run(statementName, texts, 1)).toEqual(names);
  });

  it("are left for what is sent often, however much else was sent before", () => {
    const statementName = createStatementNames();
    run(statementName, textsOf("rare", 2 * namedStatementsMax), runsBeforeName - 1);
    const often = textsOf("often", namedStatementsMax);
    expect(run(statementName, often, runsBeforeName)).toHaveLength(namedStatementsMax);
  });
});
