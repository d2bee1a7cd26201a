import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { exampleAnalysis, exampleFood } from "../../../testing/analysis-example.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { buildDisplayedMeal } from "../draft/displayed-meal.ts";
import { applyChange, createDraft } from "../draft/meal-draft.ts";
import { UsualNote } from "./usual-note.tsx";

afterEach(cleanup);

const usual = { general: { name: "Coffee with milk", grams: 355, calories: 142 } };

it("names the general reading and leads to it", async () => {
  const onUseGeneral = vi.fn();
  renderApp(<UsualNote food={{ name: "latte" }} usual={usual} onUseGeneral={onUseGeneral} />);
  expect(screen.getByText("Your usual")).toBeDefined();
  const name = /^Not this time: Coffee with milk\s.\s355.g\s.\s142.kcal\s+instead of your usual latte$/;
  await userEvent.setup().click(screen.getByRole("button", { name }));
  expect(onUseGeneral).toHaveBeenCalledOnce();
});

it("is no longer said of a food whose amount was changed", () => {
  const draft = createDraft(exampleAnalysis([{ ...exampleFood("latte", 180, 40), usual }]));
  expect(buildDisplayedMeal(draft).foods[0]?.usual).toEqual(usual);
  const changed = applyChange(draft, { kind: "grams", foodId: "latte", grams: 200 });
  expect(buildDisplayedMeal(changed).foods[0]?.usual).toBeUndefined();
});
