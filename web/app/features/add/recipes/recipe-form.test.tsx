import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { type ShownPreferences, storePreferences } from "../../../storage/diary-preferences.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { signInBeforeEach } from "../../../testing/sign-in-before-each.ts";
import { ana } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { RecipeForm } from "./recipe-form.tsx";

const id = "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3a";
const figures = { calories: 195, protein: 4, carbs: 42, fat: 0.4, fiber: 0.6 };
const source = { table: "FNDDS 2021-2023", code: "56205000", description: "Rice, cooked, NFS" };
const stored = (name: string, revision: number) => ({
  ...{ id, name, servings: 2, grams: 150, cookedGrams: null, revision, ...figures },
  ingredients: [{ name: "rice", grams: 150, ...figures, source }],
});

signInBeforeEach();

it("keeps what was typed, and says why, where the recipe was changed on another device", async () => {
  let reads = 0;
  stubServer({
    "GET /api/auth/me": respondWith(ana),
    [`GET /api/recipes/${id}`]: () => {
      reads += 1;
      return respondWith(reads === 1 ? stored("Rice", 1) : stored("Rice of the other device", 2))();
    },
    [`PUT /api/recipes/${id}`]: respondWithError(409, "recipe_changed"),
  });
  renderApp(<RecipeForm id={id} onBack={() => {}} onView={() => {}} />, { path: "/dashboard" });
  const person = userEvent.setup();
  const name = await screen.findByLabelText("Name");
  await person.clear(name);
  await person.type(name, "Rice with peas");
  // The button is in the footer of the dialog.
  fireEvent.submit(name.closest("form") ?? name);
  expect(await screen.findByText(/changed in another tab/)).toBeTruthy();
  await waitFor(() => expect(reads).toBe(2));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Rice with peas");
  expect(screen.getByText(/changed in another tab/)).toBeTruthy();
});

async function openStored(preferences: Partial<ShownPreferences>): Promise<void> {
  const usual = {
    dayStartHour: 0,
    hidesCalories: false,
    units: "metric",
    analysesHereOnly: false,
    remembersPlates: true,
    keepsPictures: false,
    showsNetCarbs: false,
    energyUnit: "kcal",
    country: null,
  } as const;
  const chosen = { ...usual, ...preferences };
  stubServer({
    "GET /api/auth/me": respondWith({ ...ana, ...chosen }),
    [`GET /api/recipes/${id}`]: respondWith(stored("Rice", 1)),
  });
  storePreferences(chosen);
  renderApp(<RecipeForm id={id} onBack={() => {}} onView={() => {}} />, { path: "/dashboard" });
  await screen.findByLabelText("Name");
}

it("weighs ingredients in ounces where the account has them", async () => {
  await openStored({ units: "imperial" });
  expect(screen.getByRole("textbox", { name: /of rice/ })).toHaveProperty("value", "5.3");
});

it("shows no total where the account hides calories", async () => {
  await openStored({ hidesCalories: true });
  expect(screen.getByText(/The sum of the ingredients/)).toBeDefined();
  expect(screen.queryByText(/in all/)).toBeNull();
});
