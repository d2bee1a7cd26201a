import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderApp } from "../../../testing/render-app.tsx";
import { signInBeforeEach } from "../../../testing/sign-in-before-each.ts";
import { ana } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { useDeleteRecipe } from "./use-recipes.ts";

const summary = {
  ...{ id: "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3a", name: "Muesli", servings: 4, grams: 400, revision: 1 },
  ...{ calories: 1600, protein: 40, carbs: 260, fat: 40, fiber: 40 },
};
const granola = {
  ...{ name: "Granola", grams: 400, calories: 1600, protein: 40, carbs: 260, fat: 40, fiber: 40 },
  source: { table: "entered", code: "0b1d4d0e-5f0f-4a53-9f63-0f3f5c8f2a11", description: "Granola" },
};

function DeleteButton() {
  const deletion = useDeleteRecipe(() => {});
  return (
    <button type="button" onClick={() => deletion.mutate(summary)}>
      Delete the recipe
    </button>
  );
}

signInBeforeEach();

it("says why a deleted recipe cannot be restored once a food of it is gone", async () => {
  stubServer({
    "GET /api/auth/me": respondWith(ana),
    [`GET /api/recipes/${summary.id}`]: respondWith({
      ...summary,
      cookedGrams: null,
      ingredients: [granola],
    }),
    [`DELETE /api/recipes/${summary.id}`]: () => new Response(null, { status: 204 }),
    "POST /api/recipes": respondWithError(404, "food_not_found"),
  });
  renderApp(<DeleteButton />);
  const person = userEvent.setup();
  await person.click(screen.getByRole("button", { name: "Delete the recipe" }));
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText(/One of its foods is no longer among your own foods/)).toBeDefined();
});
