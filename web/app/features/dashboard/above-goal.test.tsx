import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { progressOf } from "#domain/insights/day-summary.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { CalorieRing } from "./calorie-ring.tsx";
import { MacroBars } from "./macro-bars.tsx";

signInBeforeEach();

const ringOf = (calories: number) => {
  const { container } = renderApp(
    <CalorieRing progress={progressOf({ ...defaultGoals, calories }, defaultGoals).calories} />,
  );
  return { laps: container.querySelectorAll("svg circle").length };
};

it.each([
  [1750, "250 kcal left", 2],
  [2000, "Goal reached", 2],
  [2200, "Goal reached", 2],
  [2250, "250 kcal above", 3],
  [4500, "2,500 kcal above", 3],
])("says of %d of 2000 kcal: %s", (calories, text, lapCount) => {
  const { laps } = ringOf(calories);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryAllByText("Goal reached")).toHaveLength(text === "Goal reached" ? 1 : 0);
  expect(laps).toBe(lapCount);
});

it("says in words which macronutrients are above, and ticks protein and fibre however much they are", () => {
  const { protein, carbs, fat, fiber } = defaultGoals;
  const eaten = { calories: 2000, protein: protein * 2, carbs, fat: fat * 2.36, fiber: fiber * 3 };
  renderApp(<MacroBars progress={progressOf(eaten, defaultGoals)} />);
  const said = (name: string) =>
    screen.getByRole("progressbar", { name }).getAttribute("aria-valuetext")?.replaceAll("\u00a0", " ");
  expect(said("Fat")).toBe("Fat: 153 of 65 g, 236%, 88 g above");
  expect(said("Protein")).toMatch(/200%, reached$/);
  expect(said("Fiber")).toMatch(/300%, reached$/);
  expect(said("Carbs")).toMatch(/100%, reached$/);
  expect(screen.getAllByText("reached")).toHaveLength(3);
  expect(screen.getByText(/88.g above/)).toBeDefined();
});
