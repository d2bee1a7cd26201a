import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mealsPerDayMax } from "#contract/limits.ts";
import { dayRequest } from "#contract/shapes/meals.ts";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { member, rice as riceOfToday, showMealsPage } from "./testing/show-meals-page.tsx";

const rice = { ...riceOfToday, calories: 194, createdAt: "2026-03-01T12:30:00.000Z" };

async function confirmDeletion() {
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Delete Rice bowl" }));
  expect(
    await screen.findByText("Are you sure you want to delete this meal? This action cannot be undone."),
  ).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Delete" }));
}

signInBeforeEach();

describe("a day with more meals than one answer holds", () => {
  it("shows and sums all of them", async () => {
    const meals = Array.from({ length: mealsPerDayMax + 2 }, (_, at) => ({
      ...rice,
      id: `7f8de2b4-6f0a-4e5e-9d53-${String(at).padStart(12, "0")}`,
    }));
    const pageAfter = (last?: string) => {
      const from = 1 + meals.findIndex(({ id }) => id === last);
      return meals.slice(from, from + mealsPerDayMax);
    };
    const sent = stubServer({
      ...member,
      "POST /api/meals/list": (body) => Response.json(pageAfter(dayRequest.parse(body).after)),
    });
    showMealsPage();
    expect(await screen.findAllByRole("heading", { name: "Rice bowl" })).toHaveLength(meals.length);
    expect(sent.filter(({ line }) => line === "POST /api/meals/list")).toHaveLength(2);
    expect(screen.getByText("10,088")).toBeDefined();
  });
});

it.each([
  [1999, false],
  [2200, false],
  [2250, true],
])("says of %d kcal beside a goal of 2000 whether that is above it: %s", async (calories, isAbove) => {
  stubServer({
    ...member,
    "GET /api/goals/daily": respondWith({ calories: 2000, protein: 150, carbs: 250, fat: 65, fiber: 25 }),
    "POST /api/meals/list": respondWith([{ ...rice, calories }]),
  });
  showMealsPage();
  expect(await screen.findByText(/of 2,000.kcal/)).toBeDefined();
  expect(screen.queryAllByText(/250.kcal above$/)).toHaveLength(isAbove ? 1 : 0);
});

describe("deleting a meal", () => {
  it("removes it from the list and confirms", async () => {
    let meals = [rice];
    stubServer({
      ...member,
      "POST /api/meals/list": () => Response.json(meals),
      [`DELETE /api/meals/${rice.id}`]: () => {
        meals = [];
        return new Response(null, { status: 204 });
      },
    });
    showMealsPage();
    await confirmDeletion();
    expect(await screen.findByText("Meal deleted")).toBeDefined();
    expect(await screen.findByText("Nothing on the plate yet")).toBeDefined();
  });

  it("restores it when the server refuses", async () => {
    stubServer({
      ...member,
      "POST /api/meals/list": respondWith([rice]),
      [`DELETE /api/meals/${rice.id}`]: respondWithError(500, "internal_error"),
    });
    showMealsPage();
    await confirmDeletion();
    expect(await screen.findByText("Could not delete the meal")).toBeDefined();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Rice bowl" })).toBeDefined());
  });
});

describe("a meal's details", () => {
  it("open for Pro, with the source of each food", async () => {
    stubServer({
      ...member,
      "GET /api/auth/me": respondWith({ ...ana, accountType: "pro", isPremium: true }),
      "POST /api/meals/list": respondWith([{ ...rice, nutritionalTip: "Add beans." }]),
    });
    showMealsPage();
    await screen.findByRole("heading", { name: "Rice bowl" });
    await waitFor(() => expect(screen.queryByText("Pro")).toBeNull());
    await userEvent.setup().click(screen.getByRole("button", { name: /Show more/ }));
    expect(await screen.findByText(/Rice, cooked, NFS · FNDDS 2021-2023, code 56205000/)).toBeDefined();
    expect(screen.getByText("Add beans.")).toBeDefined();
  });

  it("offer an upgrade to other plans", async () => {
    stubServer({ ...member, "POST /api/meals/list": respondWith([rice]) });
    showMealsPage();
    const person = userEvent.setup();
    await person.click(await screen.findByRole("button", { name: /Show more/ }));
    expect(await screen.findByRole("dialog", { name: "Meal details: part of Pro" })).toBeDefined();
    await person.click(screen.getByRole("link", { name: "Upgrade to Pro" }));
    expect(await screen.findByText("elsewhere")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a day without meals", () => {
  it.each([
    ["today", "", "Nothing on the plate yet"],
    ["a past day", "?day=2026-01-05", "No meals on this day"],
  ])("%s offers a scan", async (_, search, title) => {
    stubServer({ ...member, "POST /api/meals/list": respondWith([]) });
    showMealsPage({ search });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByRole("button", { name: "Scan what you ate" })).toBeDefined();
  });
});
