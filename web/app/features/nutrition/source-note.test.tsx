import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { modelEstimateTable } from "#domain/nutrition/meal-analysis.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { SourceNote } from "./source-note.tsx";

afterEach(cleanup);

test("shows the publisher and code of a table's row", async () => {
  renderApp(
    <SourceNote source={{ table: "FNDDS 2021-2023", code: "63101000", description: "Apple, raw" }} />,
  );
  expect(await screen.findByText("USDA FNDDS 2021-2023, code 63101000")).toBeDefined();
});

test("labels a model's figures as an estimate without a table", async () => {
  renderApp(<SourceNote source={{ table: modelEstimateTable, code: "", description: "flurg" }} />);
  expect(await screen.findByText(/Estimated by a language model/)).toBeDefined();
  expect(screen.queryByText(/USDA|code/)).toBeNull();
});

test("lists what a standard recipe is made of below its name", async () => {
  const description = "Jollof rice: Rice, white, raw 300 g, Tomato, raw 200 g";
  renderApp(<SourceNote source={{ table: "Platewise standard recipe", code: "R7", description }} />);
  expect(await screen.findByText("Jollof rice")).toBeDefined();
  expect(screen.getByText("Rice, white, raw 300 g, Tomato, raw 200 g")).toBeDefined();
});
