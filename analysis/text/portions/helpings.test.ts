import { describe, expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

async function gramsOf(text: string) {
  return (await readFoods(text, "en", "US")).map(({ grams }) => grams);
}

it.each([
  ["chocolate chip cookie", "a chocolate chip cookie", "chocolate chip cookies"],
  ["egg roll", "an egg roll", "egg rolls"],
  ["samosa", "a samosa", "samosas"],
  ["hash brown", "a hash brown", "hash browns"],
])("%s is one, and its plural is several", async (single, one, several) => {
  const [bare = 0] = await gramsOf(single);
  expect([bare]).toEqual(await gramsOf(one));
  expect((await gramsOf(several))[0]).toBeGreaterThan(1.5 * bare);
});

it.each([
  ["big portion of grapes", "grapes", 1, 2],
  ["small portion of peanuts", "peanuts", 0.4, 1],
  ["big portion of chicken", "chicken", 1, 2],
  ["some steak", "steak", 0.8, 1.2],
  ["some cake", "cake", 0.8, 1.2],
])("%s is about a helping", async (text, usual, least, most) => {
  const [said = 0] = await gramsOf(text);
  const [helping = 0] = await gramsOf(usual);
  expect(said).toBeGreaterThanOrEqual(least * helping);
  expect(said).toBeLessThanOrEqual(most * helping);
});

async function gramsInFrench(text: string) {
  return (await readFoods(text, "fr")).map(({ grams }) => grams);
}

describe("the word for a fillet and a drizzle", () => {
  it.each(["colin", "lieu", "merlan", "truite", "poulet", "porc", "dinde"])(
    "is a fillet of %s",
    async (name) => {
      expect((await gramsInFrench(`filet de ${name}, riz`))[0]).toBeGreaterThanOrEqual(80);
    },
  );

  it.each(["d'huile d'olive", "de vinaigre"])("is a drizzle %s", async (of) => {
    expect((await gramsInFrench(`un filet ${of}`))[0]).toBeLessThanOrEqual(15);
  });
});

it.each(["petits fours", "petits pains", "petits beurre"])(
  "une dizaine de %s is as many as 10",
  async (name) => {
    expect(await gramsInFrench(`une dizaine de ${name}`)).toEqual(await gramsInFrench(`10 ${name}`));
  },
);
