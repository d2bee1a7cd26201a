import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { exampleFood } from "../../../testing/analysis-example.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ProductNote } from "./product-note.tsx";

afterEach(cleanup);

it("measures a drink in millilitres", () => {
  const drink = { servingGrams: 250, packGrams: null, unit: "ml" } as const;
  const product = { ...drink, code: "8480000823274", brand: null, doubts: [], unknown: [] };
  renderApp(<ProductNote food={exampleFood("milk", 200, 63)} product={product} onChoose={() => {}} />);
  expect(screen.getByRole("button", { name: "Serving 250 mL" })).toBeDefined();
});

it("says with the first product that only the code is sent, and no more with the next", () => {
  const product = {
    ...{ servingGrams: 40, packGrams: 500, code: "4006209700068", brand: null },
    ...{ doubts: [], unknown: [] },
    unit: "g",
  } as const;
  const oats = {
    ...exampleFood("oats", 40, 149),
    source: { table: "Open Food Facts", code: "", description: "" },
  };
  const said = () => screen.queryByText(/only the code to Open Food Facts/);
  localStorage.removeItem("code_lookup_said");
  const { unmount } = renderApp(<ProductNote food={oats} product={product} onChoose={() => {}} />);
  expect(said()).not.toBeNull();
  unmount();
  renderApp(<ProductNote food={oats} product={product} onChoose={() => {}} />);
  expect(said()).toBeNull();
  localStorage.removeItem("code_lookup_said");
});
