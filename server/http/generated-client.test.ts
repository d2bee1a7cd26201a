import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { afterAll, expect, it } from "vitest";
import { features } from "#contract/endpoints/all-endpoints.ts";
import { describeApi } from "./openapi.ts";

const folder = mkdtempSync(join(tmpdir(), "platewise-generated-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What somebody would write with the generated types. */
const program = (mealType: string) => `
import type { components, operations } from "./api.ts";
type Meal = components["schemas"]["Meal"];
type Body = operations["postMeals"]["requestBody"]["content"]["application/json"];
type Failure = operations["postMeals"]["responses"][409]["content"]["application/json"];
const body: Body = { items: [{ from: "table", table: "FNDDS", code: "1", grams: 150 }], mealType: "${mealType}" };
export async function log(send: (body: Body) => Promise<Meal | Failure>): Promise<string> {
  const answer = await send(body);
  return "code" in answer ? answer.message : answer.foods.map((food) => food.source.table).join();
}`;

/** What the compiler says of each file. */
function compile(sources: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, types: [], allowImportingTsExtensions: true },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
    ...{ target: ts.ScriptTarget.ES2022, lib: ["lib.es2022.d.ts"] },
  };
  const files = Object.entries(sources).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  return ts
    .getPreEmitDiagnostics(ts.createProgram(files, options))
    .map(({ file, messageText }) => [
      basename(file?.fileName ?? ""),
      ts.flattenDiagnosticMessageText(messageText, "\n"),
    ]);
}

it("types that a generator makes of the API's description compile, and refuse what the API refuses", async () => {
  const document = describeApi({ features, version: "1.0.0", origin: "https://platewise.example" });
  const api = astToString(await openapiTypescript(document as OpenAPI3));
  const said = compile({ "api.ts": api, "use.ts": program("lunch"), "misuse.ts": program("elevenses") });
  expect(said).toEqual([["misuse.ts", expect.stringContaining('"elevenses"')]]);
});
