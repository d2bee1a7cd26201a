import { describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsIn(text: string, language: Language) {
  const foods = await readFoods(text, language);
  return foods.map(({ source, grams }) => ({ code: source.code, grams }));
}

/** How somebody says what share was eaten, behind any amount, and the share. */
const shares: Readonly<Record<Language, readonly (readonly [words: string, share: number])[]>> = {
  en: [
    [", ate half", 1 / 2],
    [", left half", 1 / 2],
    [" (left a quarter)", 3 / 4],
    [", left a third", 2 / 3],
    [" between 3 of us", 1 / 3],
    [" shared between 4", 1 / 4],
    [", split 3 ways", 1 / 3],
    [", didn't finish it", 0.7],
    [", ate most of it", 0.8],
  ],
  es: [
    [", comí la mitad", 1 / 2],
    [", dejé la mitad", 1 / 2],
    [" (dejé un cuarto)", 3 / 4],
    [", me dejé un tercio", 2 / 3],
    [" entre tres", 1 / 3],
    [" entre 4 personas", 1 / 4],
    [", no lo terminé", 0.7],
  ],
  fr: [
    [", mangé la moitié", 1 / 2],
    [", laissé la moitié", 1 / 2],
    [" (j'ai laissé un quart)", 3 / 4],
    [", j'en ai laissé un tiers", 2 / 3],
    [" partagé à 3", 1 / 3],
    [" à 4", 1 / 4],
    [", j'ai pas tout mangé", 0.7],
  ],
};
const amounts: Readonly<Record<Language, readonly string[]>> = {
  en: ["400 g lasagne", "a bowl of pasta", "2 slices of ham", "nachos", "a lasagne"],
  es: ["400 g de lasaña", "un plato de pasta", "2 lonchas de jamón", "patatas bravas", "una lasaña"],
  fr: ["400 g de lasagnes", "une assiette de pâtes", "2 tranches de jambon", "tartiflette", "une choucroute"],
};

const sharedAmounts = Object.entries(shares).flatMap(([language, ways]) =>
  ways.flatMap(([words, share]) =>
    (amounts[language as Language] ?? []).map(
      (amount) => [language as Language, amount, words, share] as const,
    ),
  ),
);

describe("a share of what was named", () => {
  it.each(sharedAmounts)("is that part of it (%s): %s%s", async (language, amount, words, share) => {
    const [whole] = await foodsIn(amount, language);
    const read = await foodsIn(`${amount}${words}`, language);
    expect(read).toHaveLength(1);
    expect(read[0]?.code).toBe(whole?.code);
    expect(read[0]?.grams).toBeCloseTo((whole?.grams ?? 0) * share, 0);
  });

  it.each([
    ["en", "shared nachos with my wife", "nachos"],
    ["en", "shared 4 slices of ham with friends", "4 slices of ham"],
    ["es", "compartí unas patatas bravas con mi novio, la mitad", "unas patatas bravas"],
    ["fr", "partagé une pizza avec ma femme", "une pizza"],
  ] as const)("is half with somebody else (%s): %s", async (language, text, whole) => {
    const [[shared, ...others], [all]] = [await foodsIn(text, language), await foodsIn(whole, language)];
    expect(others).toEqual([]);
    expect(shared?.code).toBe(all?.code);
    expect(shared?.grams).toBeCloseTo((all?.grams ?? 0) / 2, 0);
  });

  it.each([
    ["en", "between 2 and 3 cookies", "2.5 cookies"],
    ["es", "entre 2 y 3 galletas", "2.5 galletas"],
    ["en", "left half the peas", "half the peas"],
  ] as const)("is none where a food follows (%s): %s", async (language, text, other) => {
    expect(await foodsIn(text, language)).toEqual(await foodsIn(other, language));
  });
});

const corrections: readonly (readonly [Language, number, string])[] = [
  ["en", 3, "two cookies. ok three"],
  ["en", 3, "two cookies, well, three"],
  ["en", 3, "2 cookies, 3 actually"],
  ["en", 3, "2 cookies, three sorry"],
  ["en", 3, "2 cookies, actually make that 3"],
  ["es", 3, "2 galletas, 3 en realidad"],
  ["es", 3, "dos galletas. vale, tres"],
  ["es", 3, "2 galletas, mejor dicho 3"],
  ["es", 3, "2 galletas, o sea, perdón, 3"],
  ["fr", 3, "2 biscuits, 3 en fait"],
  ["fr", 3, "deux biscuits… non trois"],
  ["fr", 3, "un biscuit. enfin 3"],
  ["fr", 3, "deux biscuits, bon ok trois"],
];

/** Two foods, and how somebody says that half of the second was eaten. */
const halvesOfNamed: Readonly<Record<Language, readonly (readonly [foods: string, half: string])[]>> = {
  en: [
    ["steak and fries", "ate half the fries"],
    ["fish fingers and peas", "left half the peas"],
    ["salad, lasagna", "only ate half of the lasagna"],
    ["a burger and a salad", "had half the salad"],
  ],
  es: [
    ["ensalada y pizza", "solo comí la mitad de la pizza"],
    ["pollo y arroz", "comí la mitad del arroz"],
  ],
  fr: [
    ["poulet et riz", "mangé la moitié du riz"],
    ["salade et pizza", "mangé la moitié de la pizza"],
    ["steak et frites", "mangé la moitié des frites"],
  ],
};
const namedAgain = languages.flatMap((language) =>
  halvesOfNamed[language].flatMap(([foods, half]) =>
    [", ", ". "].map((mark) => [language, foods, `${foods}${mark}${half}`] as const),
  ),
);

describe("a share of a food that is named again", () => {
  it.each(namedAgain)("is of the food before (%s, %s): %s", async (language, foods, text) => {
    const [whole, eaten] = [await foodsIn(foods, language), await foodsIn(text, language)];
    expect(eaten.map(({ code }) => code)).toEqual(whole.map(({ code }) => code));
    expect((eaten[1]?.grams ?? 0) / (whole[1]?.grams ?? 1)).toBeLessThan(1);
  });

  it("is another one behind an article", async () => {
    expect(await foodsIn("a pizza and half a pizza", "en")).toHaveLength(2);
  });
});

/** How somebody says that little or not all of a food was eaten, and the share. */
const leftovers: Readonly<Record<Language, readonly (readonly [words: string, share: number])[]>> = {
  en: [
    ["didn't finish the", 0.7],
    ["barely touched the", 0.2],
  ],
  es: [
    ["no terminé el", 0.7],
    ["apenas probé el", 0.2],
  ],
  fr: [
    ["pas fini le", 0.7],
    ["à peine touché au", 0.2],
  ],
};
const rices: Readonly<Record<Language, readonly [foods: string, rice: string]>> = {
  en: ["salmon, rice", "rice"],
  es: ["salmón, arroz", "arroz"],
  fr: ["saumon, riz", "riz"],
};
const leftOfNamed = languages.flatMap((language) =>
  leftovers[language].map(([words, share]) => {
    const [foods, rice] = rices[language];
    return [language, foods, `${foods}, ${words} ${rice}`, share] as const;
  }),
);

describe("a food that was not finished", () => {
  it.each(leftOfNamed)("counts by its share (%s, %s): %s", async (language, foods, text, share) => {
    const [whole, eaten] = [await foodsIn(foods, language), await foodsIn(text, language)];
    expect(eaten.map(({ code }) => code)).toEqual(whole.map(({ code }) => code));
    expect(eaten[0]?.grams).toBe(whole[0]?.grams);
    expect(eaten[1]?.grams).toBeCloseTo((whole[1]?.grams ?? 0) * share, 0);
  });

  it("is no single piece where it is named only there", async () => {
    const [whole] = await foodsIn("frites", "fr");
    const [eaten] = await foodsIn("j'ai pas fini mes frites", "fr");
    expect(eaten?.grams).toBeCloseTo((whole?.grams ?? 0) * 0.7, 0);
  });
});

describe("a food shared with somebody", () => {
  it.each([
    ["en", "nachos", "nachos, split it with my daughter"],
    ["en", "nachos", "nachos, shared them with a friend"],
    ["es", "una pizza", "una pizza, la compartí con mi novia"],
    ["fr", "une pizza", "une pizza, je l'ai partagée avec ma femme"],
  ] as const)("counts by half where a pronoun names it (%s, %s): %s", async (language, food, text) => {
    const [whole] = await foodsIn(food, language);
    const shared = await foodsIn(text, language);
    expect(shared).toEqual([{ code: whole?.code, grams: (whole?.grams ?? 0) / 2 }]);
  });
});

describe("a number that is said anew", () => {
  it.each(corrections)("stands instead of the first (%s, %d): %s", async (language, count, text) => {
    const food = { en: "cookies", es: "galletas", fr: "biscuits" }[language];
    expect(await foodsIn(text, language)).toEqual(await foodsIn(`${count} ${food}`, language));
  });

  it("leaves other foods alone", async () => {
    expect(await foodsIn("toast. ok and 2 eggs", "en")).toEqual(await foodsIn("toast. 2 eggs", "en"));
  });
});

describe("a container without 'of'", () => {
  it.each([
    ["en", "bowl cornflakes", "a bowl of cornflakes"],
    ["en", "glass milk", "a glass of milk"],
    ["en", "can coke", "a can of coke"],
    ["en", "toast, glass orange juice", "toast, a glass of orange juice"],
    ["fr", "bol chocapic", "un bol de chocapic"],
    ["es", "vaso leche", "un vaso de leche"],
  ] as const)("holds what follows (%s): %s", async (language, text, other) => {
    expect(await foodsIn(text, language)).toEqual(await foodsIn(other, language));
  });

  it.each([
    ["en", "2 scoops of vanilla", "2 scoops of vanilla ice cream"],
    ["es", "2 bolas de chocolate", "2 bolas de helado de chocolate"],
    ["fr", "2 boules chocolat", "2 boules de glace au chocolat"],
  ] as const)("or scoop names ice cream (%s): %s", async (language, text, other) => {
    expect(await foodsIn(text, language)).toEqual(await foodsIn(other, language));
  });

  it("or scoop names a powder", async () => {
    const [powder, ...others] = await foodsIn("a scoop of protein", "en");
    expect(others).toEqual([]);
    expect(powder?.grams).toBeGreaterThan(20);
    expect(powder?.grams).toBeLessThan(45);
  });
});
