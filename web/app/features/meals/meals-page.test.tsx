import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mealsPerDayMax } from "#contract/limits.ts";
import { dayRequest } from "#contract/shapes/meals.ts";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana } from "../../testing/signed-in-example.ts";
import { respondWith, stubServer } from "../../testing/stub-server.ts";
import { rice as riceOfToday } from "./testing/rice-bowl.ts";
import { actOnRow, findRow, member, showMealsPage } from "./testing/show-meals-page.tsx";

const rice = { ...riceOfToday, calories: 194, createdAt: "2026-03-01T12:30:00.000Z" };

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
    expect(await screen.findAllByRole("heading", { name: /^Rice bowl/ })).toHaveLength(meals.length);
    expect(sent.filter(({ line }) => line === "POST /api/meals/list")).toHaveLength(2);
    expect(screen.getAllByText("10,088")).toHaveLength(2);
  });
});

it.each([
  [1999, "kcal left", false],
  [2000, "kcal left", false],
  [2036, "kcal above", false],
  [2200, "kcal above", false],
  [2250, "kcal above", true],
])("says of %d kcal beside a goal of 2000: %s, and warns: %s", async (calories, said, warns) => {
  stubServer({
    ...member,
    "GET /api/goals/daily": respondWith({ calories: 2000, protein: 150, carbs: 250, fat: 65, fiber: 25 }),
    "POST /api/meals/list": respondWith([{ ...rice, calories }]),
  });
  showMealsPage();
  expect(await screen.findByText(/of 2,000$/)).toBeDefined();
  const text = screen.getByText(said);
  expect(text.parentElement?.classList.contains("text-above")).toBe(warns);
});

it("says of calories alone that the rest is not stated, and shows no 0 g of it", async () => {
  const unknown = ["protein", "carbs", "fat", "fiber"] as const;
  const none = { protein: 0, carbs: 0, fat: 0, fiber: 0 };
  const food = { name: "Cake", grams: 0, calories: 300, ...none, source: rice.foods[0]?.source, unknown };
  stubServer({
    ...member,
    "POST /api/meals/list": respondWith([{ ...rice, name: "Cake", quantity: 0, ...none, foods: [food] }]),
  });
  showMealsPage();
  await userEvent.click(await findRow("Cake"));
  await waitFor(() =>
    expect(screen.getAllByText("Protein, carbs, fat and fiber: not stated")).toHaveLength(2),
  );
  expect(screen.queryByText("0\u00a0g")).toBeNull();
});

it("says that a day to come cannot be filled yet, above today", async () => {
  stubServer({ ...member, "POST /api/meals/list": respondWith([rice]) });
  showMealsPage({ search: "?day=2199-12-03" });
  expect(await screen.findByText(/not yet Tuesday, December 3/)).toBeDefined();
  expect(await findRow("Rice bowl")).toBeDefined();
});

describe("deleting a meal", () => {
  const deletion = `DELETE /api/meals/${rice.id}`;
  const stub = (answer: () => Response) => {
    let meals = [rice];
    return stubServer({
      ...member,
      "POST /api/meals/list": () => Response.json(meals),
      [deletion]: () => {
        const answered = answer();
        if (answered.ok) meals = [];
        return answered;
      },
    });
  };
  const isSent = (sent: ReturnType<typeof stubServer>) => sent.some(({ line }) => line === deletion);

  it("says so in its place, leaves the sums at once, and can be taken back there", async () => {
    const sent = stub(() => new Response(null, { status: 204 }));
    showMealsPage();
    const person = userEvent.setup();
    await actOnRow(person, "Rice bowl", "Delete");
    expect(screen.getByText("Rice bowl deleted")).toBeDefined();
    expect(screen.queryByText("194")).toBeNull();
    await person.click(screen.getByRole("button", { name: "Undo Rice bowl" }));
    expect(await findRow("Rice bowl")).toBeDefined();
    cleanup();
    expect(isSent(sent)).toBe(false);
  });

  it("is sent when its time is over, or the page is left", async () => {
    const sent = stub(() => new Response(null, { status: 204 }));
    showMealsPage();
    await actOnRow(userEvent.setup(), "Rice bowl", "Delete");
    expect(isSent(sent)).toBe(false);
    cleanup();
    await waitFor(() => expect(isSent(sent)).toBe(true));
  });

  it("shows it again when the server refuses", async () => {
    stub(() => Response.json({ code: "internal_error", message: "" }, { status: 500 }));
    showMealsPage();
    await actOnRow(userEvent.setup(), "Rice bowl", "Delete");
    window.dispatchEvent(new Event("pagehide"));
    expect(await screen.findByText("Could not be deleted")).toBeDefined();
    expect(await findRow("Rice bowl")).toBeDefined();
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
    const person = userEvent.setup();
    await person.click(await findRow("Rice bowl"));
    await waitFor(() => expect(screen.queryByText("Pro")).toBeNull());
    await person.click(await screen.findByRole("button", { name: /^What it is/ }));
    expect(await screen.findByText(/Rice, cooked, NFS · FNDDS 2021-2023, code 56205000/)).toBeDefined();
    expect(screen.getByText("Add beans.")).toBeDefined();
  });

  it("offer an upgrade to other plans", async () => {
    stubServer({ ...member, "POST /api/meals/list": respondWith([rice]) });
    showMealsPage();
    const person = userEvent.setup();
    await person.click(await findRow("Rice bowl"));
    await person.click(await screen.findByRole("button", { name: /^What it is/ }));
    expect(await screen.findByRole("dialog", { name: "Meal details: part of Pro" })).toBeDefined();
    await person.click(screen.getByRole("link", { name: "Upgrade to Pro" }));
    expect(await screen.findByText("elsewhere")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

it("has the four meals while it is loading, and when they are empty", async () => {
  let answer = (_: Response) => {};
  stubServer({
    ...member,
    "POST /api/meals/list": () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  showMealsPage({ search: "?day=2026-01-05" });
  const heads = () =>
    screen
      .getAllByRole("heading", { level: 2 })
      .slice(0, 4)
      .map((head) => head.textContent);
  await screen.findByRole("button", { name: "Add to Dinner" });
  expect(heads()).toEqual(["Breakfast", "Lunch", "Snack", "Dinner"]);
  answer(Response.json([]));
  expect(await screen.findAllByText("Nothing yet")).toHaveLength(4);
  expect(heads()).toEqual(["Breakfast", "Lunch", "Snack", "Dinner"]);
});
