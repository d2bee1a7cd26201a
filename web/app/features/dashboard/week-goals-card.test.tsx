import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { GoalPoint } from "#contract/shapes/insights.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { respondWith, stubServer } from "../../testing/stub-server.ts";
import { WeekGoalsCard } from "./week-goals-card.tsx";

const week = "GET /api/insights/goals/week";
const streak = "GET /api/insights/goals/streak";

function day(date: string, percent: number, isTracked = true): GoalPoint {
  const completions = { caloriesCompletion: percent, proteinCompletion: percent, carbsCompletion: percent };
  return {
    date,
    ...completions,
    fatCompletion: percent,
    fiberCompletion: percent,
    completion: percent,
    isTracked,
  };
}

signInBeforeEach();

it("shows each day, the mean and the streak", async () => {
  stubServer({
    [week]: respondWith([day("2026-03-01", 112), day("2026-03-02", 0, false), day("2026-03-03", 45)]),
    [streak]: respondWith({ days: 3, isTodayCounted: false, weeklyAverage: 52.4 }),
  });
  renderApp(<WeekGoalsCard />);
  expect(
    await screen.findByText("Sunday, March 1: 112%, above the goal: Calories, Carbs, and Fat"),
  ).toBeDefined();
  expect(screen.getByText("Monday, March 2: nothing logged")).toBeDefined();
  expect(screen.getByText("Tuesday, March 3: 45%")).toBeDefined();
  expect(await screen.findByText("3 days")).toBeDefined();
  expect(screen.getByText("mean 52%")).toBeDefined();
  expect(screen.getByText("0 of 2 days")).toBeDefined();
});

it("counts the days within the goals: a day far below and one far above are none, though their mean is 100 %", async () => {
  stubServer({
    [week]: respondWith([day("2026-03-01", 62), day("2026-03-02", 137), day("2026-03-03", 95)]),
    [streak]: respondWith({ days: 1, isTodayCounted: false, weeklyAverage: 98 }),
  });
  renderApp(<WeekGoalsCard />);
  expect(await screen.findByText("1 of 3 days")).toBeDefined();
});

it("gives a day above a goal no tick, and says which goal", async () => {
  const fatty = { ...day("2026-03-01", 95), fatCompletion: 236, fiberCompletion: 300 };
  const met = { ...day("2026-03-02", 100), proteinCompletion: 236 };
  stubServer({
    [week]: respondWith([fatty, met]),
    [streak]: respondWith({ days: 2, isTodayCounted: false, weeklyAverage: 97.5 }),
  });
  renderApp(<WeekGoalsCard />);
  expect(await screen.findByText("Sunday, March 1: 95%, above the goal: Fat")).toBeDefined();
  expect(screen.getByText("Monday, March 2: 100%")).toBeDefined();
});

it("asks for goals when there are none", async () => {
  stubServer({ [week]: respondWith([]) });
  renderApp(<WeekGoalsCard />);
  expect(await screen.findByText(/Set your daily goals/)).toBeDefined();
});
