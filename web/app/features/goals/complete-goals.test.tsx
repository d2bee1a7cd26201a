import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { type DailyGoals, defaultGoals } from "#domain/goals/daily-goals.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { sumTotalsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { today } from "../../time/today.ts";
import { DaySummaryCard } from "../dashboard/day-summary-card.tsx";
import { GoalSliders } from "./goal-sliders.tsx";

signInBeforeEach();

describe("the goals form", () => {
  const show = (goals: DailyGoals) => renderApp(<GoalSliders goals={goals} onChange={() => {}} />);

  it("shows no note when all five goals are above zero", () => {
    show(defaultGoals);
    expect(screen.queryByText(/Still missing/)).toBeNull();
  });

  it("names the goals that are still at zero", () => {
    show({ ...defaultGoals, fat: 0, fiber: 0 });
    expect(screen.getByText(/complete when all five are above zero/).textContent).toContain("fat and fiber");
  });

  it.each(macronutrientNames)("is incomplete with %s alone at zero", (name) => {
    show({ ...defaultGoals, [name]: 0 });
    expect(screen.getByText(/Still missing/)).toBeDefined();
  });
});

describe("a goal", () => {
  function Form() {
    const [goals, setGoals] = useState(defaultGoals);
    return <GoalSliders goals={goals} onChange={setGoals} />;
  }
  const typed = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: `${name}, typed` });

  it("can be typed to the gram, and says which limit it met", async () => {
    const user = userEvent.setup();
    renderApp(<Form />);
    await user.clear(typed("Protein"));
    await user.type(typed("Protein"), "123{Enter}");
    expect(typed("Protein").value).toBe("123");
    await user.clear(typed("Calories"));
    await user.type(typed("Calories"), "900{Enter}");
    expect(typed("Calories").value).toBe("1,000");
    expect(screen.getByText(/^At least 1,000/)).toBeDefined();
  });

  it("moves in the slider's steps with the arrow keys", async () => {
    const user = userEvent.setup();
    renderApp(<Form />);
    typed("Calories").focus();
    await user.keyboard("{ArrowUp}");
    expect(typed("Calories").value).toBe("2,050");
  });

  it("of carbohydrates can be fitted to the calories with one tap", async () => {
    const user = userEvent.setup();
    renderApp(<Form />);
    expect(screen.getByText(/185 kcal more/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: /Fit carbs/ }));
    expect(typed("Carbs").value).toBe("204");
    expect(screen.getByText(/fits the calorie goal/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /Fit carbs/ })).toBeNull();
  });
});

describe("the day's card", () => {
  const show = (
    goals: ReturnType<typeof respondWith>,
    { calories, protein, carbs, fat, fiber } = defaultGoals,
  ) => {
    stubServer({
      "GET /api/goals/daily": goals,
      [`GET /api/dailySummaries?date=${today()}`]: respondWith({
        goalCalories: calories,
        goalProtein: protein,
        goalCarbs: carbs,
        goalFat: fat,
        goalFiber: fiber,
        actualCalories: 0,
        actualProtein: 0,
        actualCarbs: 0,
        actualFat: 0,
        actualFiber: 0,
        foodCount: 0,
        knownFor: { protein: 0, carbs: 0, fat: 0, fiber: 0 },
        toLimit: sumTotalsToLimit([]),
        limits: {},
      }),
    });
    renderApp(<DaySummaryCard />);
  };

  it.each([
    ["asks to set goals when none are stored", respondWithError(404, "goals_not_found"), "Set goals"],
    [
      "asks to complete a set with a goal at zero",
      respondWith({ ...defaultGoals, fiber: 0 }),
      "Complete goals",
    ],
    ["offers to edit a complete set", respondWith(defaultGoals), "Edit goals"],
  ])("%s", async (_, goals, label) => {
    show(goals);
    expect(await screen.findByRole("button", { name: label })).toBeDefined();
  });
});
