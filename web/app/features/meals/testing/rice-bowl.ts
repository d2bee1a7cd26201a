import * as z from "zod/mini";
import { type Meal, meal as mealShape } from "#contract/shapes/meals.ts";

type NullableField = { [Name in keyof Meal]-?: null extends Meal[Name] ? Name : never }[keyof Meal];

/** So that a new field needs no example. */
const withoutNullable = Object.fromEntries(
  Object.entries(mealShape.shape).flatMap(([name, field]) =>
    z.safeParse(field, null).success ? [[name, null]] : [],
  ),
) as Readonly<Record<NullableField, null>>;

export const source = { table: "FNDDS 2021-2023", code: "56205000", description: "Rice, cooked, NFS" };
const figures = { calories: 195, protein: 4, carbs: 42, fat: 0.4, fiber: 0.6 };
export const rice: Meal = {
  ...withoutNullable,
  id: "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3a",
  name: "Rice bowl",
  createdAt: new Date().toISOString(),
  quantity: 150,
  ...figures,
  nutriScore: "B",
  mealType: "lunch",
  revision: 0,
  toLimit: {
    foodCount: 1,
    amounts: { sugars: 0.1, saturatedFat: 0.1, salt: 0.5 },
    knownFor: { sugars: 1, saturatedFat: 1, salt: 1 },
  },
  foods: [{ name: "rice", grams: 150, ...figures, source }],
};
/** Another meal of the same foods. */
export const repeated: Meal = { ...rice, id: "0b8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3b" };
