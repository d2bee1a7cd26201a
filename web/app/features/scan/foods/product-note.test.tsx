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
