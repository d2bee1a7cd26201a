import { describe, expect, it } from "vitest";
import type { Meal } from "#contract/shapes/meals.ts";
import { createEdit, findChanges, formatLocalMinute, previewTotals, withEditedFoods } from "./meal-edit.ts";
import { rice, source } from "./testing/rice-bowl.ts";

const meal: Meal = {
  ...rice,
  name: "Rice and egg",
  createdAt: "2026-03-01T11:30:45.000Z",
  quantity: 200.4,
  calories: 270,
  protein: 10,
  carbs: 42,
  fat: 5.4,
  fiber: 0.6,
  revision: 3,
  toLimit: {
    foodCount: 2,
    amounts: { sugars: 0.1, saturatedFat: 0.1, salt: 0.5 },
    knownFor: { sugars: 2, saturatedFat: 2, salt: 2 },
  },
  foods: [
    { name: "rice", grams: 150.4, calories: 194, protein: 4, carbs: 42, fat: 0.4, fiber: 0.6, source },
    { name: "egg", grams: 50, calories: 76, protein: 6, carbs: 0, fat: 5, fiber: 0, source },
  ],
};
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

describe("an edited meal", () => {
  it("sends nothing when nothing changed, rounding aside", () => {
    expect(findChanges(meal, createEdit(meal, zone), zone)).toBeUndefined();
    expect(findChanges(meal, { ...createEdit(meal, zone), name: " Rice and egg " }, zone)).toBeUndefined();
  });

  it("sends grams by position, the name trimmed, the time as an instant", () => {
    const edit = {
      ...createEdit(meal, zone),
      name: " Bowl ",
      mealType: "dinner" as const,
      foods: createEdit(meal, zone).foods.map((food) =>
        food.position === 1 ? { ...food, grams: 100 } : food,
      ),
      eatenAt: formatLocalMinute("2026-03-01T10:00:00Z", zone),
    };
    expect(findChanges(meal, edit, zone)).toEqual({
      name: "Bowl",
      mealType: "dinner",
      edits: [{ kind: "portion", position: 1, grams: 100 }],
      revision: 3,
      eatenAt: "2026-03-01T10:00:00.000Z",
    });
  });

  it("sends the share of a food whose weight is not known, and shows its figures", () => {
    const coffee = { name: "coffee", grams: 0, calories: 60, protein: 1, carbs: 2, fat: 0, fiber: 0, source };
    const cup = { ...meal, foods: [coffee], calories: 60 };
    const edit = createEdit(cup, zone);
    const twice = { ...edit, foods: edit.foods.map((food) => ({ ...food, share: 2 })) };
    expect(previewTotals(twice)).toMatchObject({ calories: 120, carbs: 4 });
    expect(findChanges(cup, twice, zone)).toEqual({
      edits: [{ kind: "share", position: 0, factor: 2 }],
      revision: 3,
    });
  });

  it("removes, swaps and adds foods, and the name follows until it is changed", () => {
    const named = { ...meal, name: "rice, egg" };
    const edit = createEdit(named, zone);
    const [rice] = edit.foods;
    if (!rice) throw new Error("No rice.");
    const beer = {
      name: "beer",
      source: { ...source, code: "9" },
      grams: 330,
      base: { ...rice.base, grams: 100 },
    };
    const changed = withEditedFoods(edit, [{ ...rice, source: { ...source, code: "2" } }, beer]);
    expect(changed.name).toBe("rice, beer");
    expect(findChanges(named, changed, zone)).toEqual({
      edits: [
        { kind: "swap", position: 0, table: source.table, code: "2" },
        { kind: "remove", position: 1 },
        { kind: "add", table: source.table, code: "9", grams: 330 },
      ],
      revision: 3,
    });
    expect(withEditedFoods({ ...edit, name: "Sunday" }, [rice]).name).toBe("Sunday");
  });

  it("previews the totals of the edited foods", () => {
    expect(previewTotals(createEdit(meal, zone))).toMatchObject({ calories: 270, protein: 10 });
    const foods = createEdit(meal, zone).foods.map((food) =>
      food.position === 1 ? { ...food, grams: 100 } : food,
    );
    expect(previewTotals({ foods })).toMatchObject({ calories: 346, protein: 16 });
  });

  it("formats times in the person's time zone", () => {
    expect(formatLocalMinute("2026-03-01T11:30:45Z", "Europe/Madrid")).toBe("2026-03-01T12:30");
    expect(formatLocalMinute("2026-03-01T23:30:00Z", "Asia/Tokyo")).toBe("2026-03-02T08:30");
  });
});
