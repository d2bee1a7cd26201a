// What a new field of a meal needs in the pages: each place that could leave it out in silence.
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { type Meal, mealChanges, meal as mealShape } from "#contract/shapes/meals.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { storeTokens } from "../../api/stored-tokens.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { freshTokens } from "../../testing/signed-in-example.ts";
import { stubServer } from "../../testing/stub-server.ts";
import { EditMealDialog, validateEdit } from "./edit-meal-dialog.tsx";
import { MealDetails } from "./meal-details.tsx";
import { createEdit, findChanges } from "./meal-edit.ts";
import { MealRow } from "./row/meal-row.tsx";
import { RowPanel } from "./row/row-panel.tsx";
import { rice } from "./testing/rice-bowl.ts";
import { member } from "./testing/show-meals-page.tsx";

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
  stubServer(member);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const day = "2026-03-10";
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const nothing = () => {};
const actions = {
  ...{ day, toggle: nothing, select: nothing, logAgain: nothing },
  ...{ edit: nothing, askPlace: nothing, remove: nothing },
} as const;

/** What an opened row does not show, and why. */
const notShown: Partial<Record<keyof Meal, string>> = {
  mealType: "the heading above the row says it",
  revision: "says nothing to a person",
};

it("every field of a meal is shown in its row, its panel or its details, or left out for a reason", async () => {
  const read = new Set<string>();
  const full: Meal = { ...rice, nutritionalTip: "Add a fruit.", micronutrients: eachMicronutrient(() => 1) };
  const watched = new Proxy(full, {
    get(target, name, receiver) {
      read.add(String(name));
      return Reflect.get(target, name, receiver);
    },
    // Copying the whole meal shows nothing of it.
    ownKeys: () => [],
  });
  renderApp(
    <>
      <MealRow meal={watched} isOpen={false} isSelected={undefined} actions={actions} />
      <RowPanel meal={watched} actions={actions} isAmountFirst={false} />
      <MealDetails meal={watched} />
    </>,
  );
  await screen.findByText("Add a fruit.");
  const left = Object.keys(mealShape.shape).filter(
    (name) => !read.has(name) && !Object.hasOwn(notShown, name),
  );
  expect(left, "Show it in meal-details.tsx, or add the reason to notShown above.").toEqual([]);
});

/** The rice, with words in every field that takes some and may be empty. */
const filled: Meal = {
  ...rice,
  ...Object.fromEntries(
    Object.entries(mealShape.shape).flatMap(([name, field]) =>
      z.safeParse(field, null).success && z.safeParse(field, "words").success
        ? [[name, `words of ${name}`]]
        : [],
    ),
  ),
};

it("every value of an edit has a field in the dialog", () => {
  renderApp(<EditMealDialog meal={filled} day={day} onClose={nothing} />);
  const { foods: _, ...values } = createEdit(filled, timeZone);
  const shown = [...document.querySelectorAll("form input, form select")].map(
    (field) => (field as HTMLInputElement | HTMLSelectElement).value,
  );
  const left = Object.entries(values).flatMap(([name, value]) => (shown.includes(value) ? [] : [name]));
  expect(left, "Give it a field in edit-meal-dialog.tsx.").toEqual([]);
});

it("whatever may be typed into a field is a change that the server accepts", () => {
  const before = createEdit(filled, timeZone);
  const { foods: _, mealType: __, ...texts } = before;
  for (const name of Object.keys(texts))
    for (const typed of ["", "  ", " other words ", "2026-03-01T12:30"]) {
      const edit = { ...before, [name]: typed };
      const changes = Object.keys(validateEdit(edit)).length === 0 && findChanges(filled, edit, timeZone);
      const { error } = changes ? mealChanges.safeParse(changes) : {};
      expect(
        error,
        `${name}: "${typed}". An emptied field is sent as null (findChanges in meal-edit.ts).`,
      ).toBeUndefined();
    }
});
