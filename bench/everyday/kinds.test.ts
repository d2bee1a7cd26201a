import { expect, it } from "vitest";
import type { EverydayKind } from "#contract/shapes/measured-everyday.ts";
import { kindsOf } from "./kinds.ts";

const told = (text: string, foods = "egg 60 g 90 kcal; total 90 kcal") => kindsOf({ text, foods });

it("counts the judge's foods without their total", () => {
  expect(told("x", "egg 60 g 90 kcal; total 90 kcal")).toContain("oneFood");
  expect(told("x", "egg 90 kcal; toast 80 kcal; butter 70 kcal; total 240 kcal")).toContain(
    "twoOrThreeFoods",
  );
  expect(told("x", "a; b; c; d")).toContain("fourOrMoreFoods");
});

const examples: readonly (readonly [kind: EverydayKind, is: readonly string[], isNot: readonly string[]])[] =
  [
    [
      "shareOfWhole",
      ["half a pizza", "media pizza", "la moitié d’une pizza", "60 % of it", "½ avocado"],
      ["quarter pounder", "2% milk", "1 1/2 cups", "1/2 cup oats", "lait demi-écrémé", "a media mañana"],
    ],
    ["chain", ["mcdonalds fries", "un Burger King"], ["chipotle sauce"]],
    [
      "cupsAndSpoons",
      ["1 cup rice", "dos cucharadas de aceite", "2 cuillères de miel", "1 tbsp oil"],
      ["cupcake"],
    ],
    ["bowlsAndGlasses", ["a bowl of soup", "un vaso de leche", "un verre de vin"], ["bowling snack"]],
    ["weighed", ["200g rice", "1,5 l d’eau", "8 oz steak"], ["2 great apples", "200 kcal"]],
    [
      "counted",
      ["2 eggs", "tres huevos", "deux œufs", "I had 12"],
      ["200 g rice", "50% cocoa", "2 cups of rice"],
    ],
    [
      "noAmount",
      ["rice and beans", "arroz con pollo"],
      ["2 eggs", "a bit of rice", "deux œufs", "half a pizza"],
    ],
    [
      "vagueAmount",
      ["some rice", "un poco de arroz", "un peu de riz"],
      ["something else", "filet de poulet"],
    ],
    ["sizeWord", ["a large coffee", "un café pequeño", "une grosse pomme"], ["enlarged", "big mac"]],
    ["dishWithParts", ["toast with jam", "pan con tomate", "pain avec beurre"], ["contra"]],
    ["leftOut", ["burger no cheese", "sin queso", "sans sucre"], ["nothing else"]],
    ["homemade", ["homemade soup", "pan casero", "tarte maison"], ["home alone"]],
    [
      "severalMeals",
      ["breakfast: egg, dinner: soup", "desayuné pan y cené sopa"],
      ["dinner: soup", "petit déjeuner : du pain", "pour le petit-déj"],
    ],
    ["long", [Array(18).fill("word").join(" ")], [Array(17).fill("word").join(" ")]],
    [
      "unpunctuated",
      ["had some rice and beans and eggs"],
      ["had some rice, beans and eggs too", "rice and beans"],
    ],
  ];

it.each(examples)("tells what is %s from what is not", (kind, is, isNot) => {
  for (const text of is) expect(told(text), text).toContain(kind);
  for (const text of isNot) expect(told(text), text).not.toContain(kind);
});
