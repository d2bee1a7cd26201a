import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { modelEstimateTable } from "#domain/nutrition/meal-analysis.ts";
import { storedPreferences, storePreferences } from "../../storage/diary-preferences.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { respondWith, stubServer } from "../../testing/stub-server.ts";
import { SourceNote } from "./source-note.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

test("states sodium beside sugars where labels do, and leaves out what is unknown", async () => {
  storePreferences({ ...storedPreferences(), country: "US" });
  const source = { table: "FNDDS 2021-2023", code: "63101000", description: "Apple, raw" };
  const per100Grams = { calories: 52, protein: 0.3, carbs: 14, fat: 0.2, fiber: 2.4 };
  renderApp(<SourceNote source={source} per100Grams={per100Grams} toLimit={{ sugars: 10.4, salt: 0.01 }} />);
  expect((await screen.findByText("Sodium")).nextSibling?.textContent).toBe("4\u00a0mg");
  expect(screen.getByText("Sugars").nextSibling?.textContent).toBe("10.4\u00a0g");
  expect(screen.queryByText("Saturated fat")).toBeNull();
  localStorage.clear();
});

test("folds what a standard recipe is made of, in the person's language", async () => {
  const description = "Jollof rice: Rice, white, raw 300 g, Tomato, raw 200 g";
  const ingredients = [
    { name: "Rice", grams: 300 },
    { name: "Tomato", grams: 200 },
  ];
  stubServer({
    "GET /api/foods/ingredients?table=Platewise+standard+recipe&code=R7&language=en":
      respondWith(ingredients),
  });
  renderApp(<SourceNote source={{ table: "Platewise standard recipe", code: "R7", description }} />);
  expect(await screen.findByText("Jollof rice")).toBeDefined();
  expect(screen.getByText("See what is in it").closest("details")?.open).toBe(false);
  expect(await screen.findByText("Tomato")).toBeDefined();
  expect(screen.queryByText(/Rice, white, raw/)).toBeNull();
});
