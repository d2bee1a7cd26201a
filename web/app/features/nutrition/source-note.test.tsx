import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { modelEstimateTable } from "#domain/nutrition/meal-analysis.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { SourceNote } from "./source-note.tsx";

afterEach(cleanup);

test("a row of a table is named with its publisher and code", async () => {
  renderApp(
    <SourceNote source={{ table: "FNDDS 2021-2023", code: "63101000", description: "Apple, raw" }} />,
  );
  expect(await screen.findByText("USDA FNDDS 2021-2023, code 63101000")).toBeDefined();
});

test("a model's own figures are called an estimate, and no table", async () => {
  renderApp(<SourceNote source={{ table: modelEstimateTable, code: "", description: "flurg" }} />);
  expect(await screen.findByText(/Estimated by a language model/)).toBeDefined();
  expect(screen.queryByText(/USDA|code/)).toBeNull();
});
