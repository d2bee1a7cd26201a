import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { MacroColumns } from "./macro-columns.tsx";

it("shows a figure that the label does not state as not stated, not as 0", () => {
  const macros = { calories: 149, protein: 0, carbs: 38, fat: 0, fiber: 0 };
  renderApp(<MacroColumns macros={macros} notStated={["fiber"]} />);
  const terms = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(terms.filter((text) => text === "not stated")).toHaveLength(1);
  expect(terms.filter((text) => text?.startsWith("0"))).toHaveLength(2);
});
