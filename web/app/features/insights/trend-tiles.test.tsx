import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GoalPoint } from "#contract/shapes/insights.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { stubServer } from "../../testing/stub-server.ts";
import { today } from "../../time/today.ts";
import { TrendTiles } from "./trend-tiles.tsx";

const goalCount = 5;

function breakfastOf(date: CalendarDay): GoalPoint {
  const each = { caloriesCompletion: 26, proteinCompletion: 21, carbsCompletion: 31, fatCompletion: 20 };
  return { date, ...each, fiberCompletion: 36, completion: 27, isTracked: true };
}

beforeEach(() => {
  localStorage.clear();
  stubServer({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("does not call a goal missed while the day goes on", () => {
  renderApp(<TrendTiles points={[breakfastOf(today())]} />);
  expect(screen.getAllByText("so far today")).toHaveLength(goalCount);
  expect(screen.queryByText("below the goal")).toBeNull();
});

it("calls it missed once the day is over", () => {
  renderApp(<TrendTiles points={[breakfastOf(addDays(today(), -1))]} />);
  expect(screen.getAllByText("below the goal")).toHaveLength(goalCount);
});
