import { expect, it } from "vitest";
import { figuresOfEveryday, type JudgedSentence } from "./figures.ts";

const sentence = (calories: number, wasAsked = false): JudgedSentence => ({
  language: "en",
  country: "US",
  low: 100,
  high: 200,
  calories,
  range: { low: calories * 0.8, high: calories * 1.2 },
  wasAsked,
  milliseconds: 1,
});

it("counts the bounds of the interval as inside", () => {
  expect(figuresOfEveryday([sentence(100), sentence(200), sentence(201)]).inside).toBeCloseTo(2 / 3);
});

it("counts as off twofold only what is beyond half or double of the nearest bound", () => {
  expect(figuresOfEveryday([sentence(49), sentence(50), sentence(400), sentence(401)]).offTwofold).toBe(0.5);
});

it("measures how many wrong answers came with a question", () => {
  expect(figuresOfEveryday([sentence(150, true), sentence(250, true), sentence(300)]).wrongAsked).toBe(0.5);
});
