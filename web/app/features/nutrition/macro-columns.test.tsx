import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { MacroColumns } from "./macro-columns.tsx";

it("says of what no label states that it is not stated, and not that it is zero", () => {
  const macros = { calories: 149, protein: 0, carbs: 38, fat: 0, fiber: 0 };
  renderApp(<MacroColumns macros={macros} notStated={["fiber"]} />);
  const terms = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(terms.filter((text) => text === "not stated")).toHaveLength(1);
  expect(terms.filter((text) => text?.startsWith("0"))).toHaveLength(2);
});
