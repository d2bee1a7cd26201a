import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foodKcal } from "#domain/nutrition/calorie-range.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { foodGramsMax, foodsPerMealMax } from "#domain/nutrition/meal-limits.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { change, changedMeal, corrector, mealOf } from "./testing/correct-typed-meal.ts";

function amounts({ foods }: MealAnalysis) {
  return foods.map(({ source, grams }) => `${source.description.split(",")[0]} ${Math.round(grams)}`);
}

/** The corrected meal's rows and grams, or why not. */
async function corrected(meal: string, line: string, language: Language = "en") {
  const { outcome } = await change(meal, line, language);
  return outcome.kind === "changed" ? amounts(outcome.analysis) : outcome.kind;
}

const sandwich = "2 slices of bread, 40 g ham, 30 g cheese";
const bocadillo = "2 rebanadas de pan, 40 g de jamón, 30 g de queso";
const tartine = "2 tranches de pain, 40 g de jambon, 30 g de fromage";

describe("another food than the one seen", () => {
  it.each([
    ["It was turkey, not ham", sandwich, "en"],
    ["no, it wasn't ham but turkey", sandwich, "en"],
    ["turkey instead of ham", sandwich, "en"],
    ["the ham was turkey", sandwich, "en"],
    ["replace the ham with turkey", sandwich, "en"],
    ["Era pavo, no jamón", bocadillo, "es"],
    ["no era jamón, sino pavo", bocadillo, "es"],
    ["pavo en vez de jamón", bocadillo, "es"],
    ["el jamón era pavo", bocadillo, "es"],
    ["C’était de la dinde, pas du jambon", tartine, "fr"],
    ["ce n’était pas du jambon mais de la dinde", tartine, "fr"],
    ["dinde au lieu du jambon", tartine, "fr"],
  ] as const)("%s", async (line, meal, language) => {
    const [bread, , cheese] = amounts(await mealOf(meal, language));
    const foods = await corrected(meal, line, language);
    expect(foods).toEqual([bread, expect.stringMatching(/^Turkey.* 40$/), cheese]);
  });

  it("takes the new amount where one is said", async () => {
    expect(await corrected(sandwich, "100 g of turkey, not ham")).toContain("Turkey 100");
  });

  it("takes the place of the only food", async () => {
    expect(await corrected("a banana", "it was an apple")).toEqual([expect.stringMatching(/^Apple/)]);
  });

  it("keeps its place among the foods, and its id", async () => {
    const { meal, analysis } = await changedMeal(sandwich, "turkey, not ham", "en");
    expect(analysis.foods.map(({ id }) => id)).toEqual(meal.foods.map(({ id }) => id));
    expect(analysis.name).toContain("turkey");
  });
});

describe("another amount", () => {
  it.each([
    ["bread", "no, three slices", "en", "Bread 84"],
    ["rice", "200 g", "en", "Rice 200"],
    ["100 g rice and 50 g chicken", "the rice was 200 g", "en", "Rice 200"],
    ["100 g rice and 50 g chicken", "150 g of chicken", "en", "Chicken 150"],
    ["100 g rice and 50 g chicken", "I only ate half of the rice", "en", "Rice 50"],
    ["100 g rice and 50 g chicken", "I ate half", "en", "Chicken 25"],
    ["100 g rice and 50 g chicken", "I left a quarter", "en", "Rice 75"],
    ["100 g rice and 50 g chicken", "25 %", "en", "Rice 25"],
    ["100 g de arroz y 50 g de pollo", "me comí la mitad del arroz", "es", "Rice 50"],
    ["100 g de arroz y 50 g de pollo", "dejé la mitad", "es", "Rice 50"],
    ["100 g de riz et 50 g de poulet", "j’ai mangé la moitié du riz", "fr", "Rice 50"],
    ["100 g de riz et 50 g de poulet", "le riz faisait 200 g", "fr", "Rice 200"],
  ] as const)("of %s: %s", async (meal, line, language, expected) => {
    expect(await corrected(meal, line, language)).toContain(expected);
  });
});

describe("a correction of amounts", () => {
  it.each([
    ["with 2 spoons of oil", "en", "Vegetable oil 28"],
    ["plus 100 g of rice", "en", "Rice 100"],
    ["and half an apple", "en", "Apple 100"],
    ["con 2 cucharadas de aceite", "es", "Vegetable oil 28"],
    ["avec deux cuillères d’huile", "fr", "Vegetable oil 28"],
  ] as const)("%s", async (line, language, expected) => {
    const meal = { en: "100 g chicken", es: "100 g de pollo", fr: "100 g de poulet" }[language];
    const foods = await corrected(meal, line, language);
    expect(foods).toEqual(["Chicken 100", expected]);
  });

  it.each([
    ["no cheese", sandwich, "en"],
    ["without cheese", sandwich, "en"],
    ["I didn't eat the cheese", sandwich, "en"],
    ["I did not eat the cheese", sandwich, "en"],
    ["there was no cheese", sandwich, "en"],
    ["no llevaba queso", bocadillo, "es"],
    ["sin queso", bocadillo, "es"],
    ["sans fromage", tartine, "fr"],
    ["il n’y avait pas de fromage", tartine, "fr"],
  ] as const)("%s", async (line, meal, language) => {
    expect(await corrected(meal, line, language)).toHaveLength(2);
  });

  it.each([
    ["with 20 g of butter, I ate half", sandwich, "en", "Butter 10"],
    ["con 20 g de mantequilla y me comí la mitad", bocadillo, "es", "Butter 10"],
    ["avec 20 g de beurre, j’ai mangé la moitié", tartine, "fr", "Butter 10"],
  ] as const)("%s", async (line, meal, language, expected) => {
    expect(await corrected(meal, line, language)).toContain(expected);
  });

  it("may hold several changes", async () => {
    const foods = await corrected(sandwich, "Turkey, not ham. No cheese; with 10 g of butter");
    expect(foods).toEqual([expect.stringMatching(/^Bread/), "Turkey 40", "Butter 10"]);
  });
});

describe("several corrections in one sentence", () => {
  it.each([
    ["a hamburger", "there were two, and a beer is missing", "en", [/^Hamburger.* 290$/, /^Beer/]],
    ["una hamburguesa", "eran dos y falta una cerveza", "es", [/^Hamburger.* 420$/, /^Beer/]],
    ["un hamburger", "c’était deux, et il manque une bière", "fr", [/^Hamburger.* 420$/, /^Beer/]],
    [
      "two croissants with jam",
      "there were three, and a beer is missing",
      "en",
      [/^Croissant 171$/, /^Jam/, /^Beer/],
    ],
    [
      "dos croissants con mermelada",
      "eran tres y falta una cerveza",
      "es",
      [/^Croissant 171$/, /^Jam/, /^Beer/],
    ],
    [
      "deux croissants avec de la confiture",
      "c’était trois, et il manque une bière",
      "fr",
      [/^Croissant 180$/, /^Jam/, /^Beer/],
    ],
    [sandwich, "it was turkey, not ham, and no cheese", "en", [/^Bread/, /^Turkey.* 40$/]],
    [bocadillo, "era pavo, no jamón, y sin queso", "es", [/^Bread/, /^Turkey.* 40$/]],
    [tartine, "c’était de la dinde, pas du jambon, et sans fromage", "fr", [/^Bread/, /^Turkey.* 40$/]],
    [
      "100 g rice and 50 g chicken",
      "the rice was 150 g and the chicken 80 g",
      "en",
      [/^Rice 150$/, /^Chicken 80$/],
    ],
    ["2 eggs and 2 slices of toast", "three eggs and no toast", "en", [/^Egg 150$/]],
  ] as const)("of %s: %s", async (meal, line, language, expected) => {
    const foods = await corrected(meal, line, language);
    expect(foods).toEqual(expected.map((food) => expect.stringMatching(food)));
  });

  it("of a part leaves the dish", async () => {
    expect(await corrected("pasta with tomato sauce", "without the sauce")).toEqual([
      "Pasta with tomato-based sauce 171",
    ]);
  });
});

describe("what a clause names is changed, and nothing is added beside it", () => {
  it.each([
    ["ham sandwich", "turkey, not ham", "en", [/^Turkey sandwich.* 165$/]],
    ["bread, 80 g ham", "turkey, not ham", "en", [/^Bread/, /^Turkey 80$/]],
    [
      "pizza and caesar salad",
      "the pizza was 300 g and the salad without croutons",
      "en",
      [/^Pizza 300$/, /salad.* 230$/i],
    ],
    [
      "pizza y ensalada",
      "la pizza eran 300 g y la ensalada sin picatostes",
      "es",
      [/^Pizza 300$/, /salad.* 130$/i],
    ],
    ["pizza et salade", "la pizza faisait 300 g et la salade sans croûtons", "fr", [/^Pizza 300$/, / 60$/]],
    ["coffee and toast", "the coffee was with skimmed milk", "en", [/^Coffee/, /^Bread/, /^Milk/]],
    ["café y tostada", "el café era doble con leche desnatada", "es", [/^Coffee 120$/, /^Bread/]],
    ["café et tartine", "le café était double avec du lait écrémé", "fr", [/^Coffee 200$/, /^Bread/]],
  ] as const)("of %s: %s", async (meal, line, language, expected) => {
    const foods = await corrected(meal, line, language);
    expect(foods).toEqual(expected.map((food) => expect.stringMatching(food)));
  });
});

describe("a correction in everyday words", () => {
  const lunch = "cheeseburger, fries and a coke";
  const tacos = "2 tacos de pollo, frijoles y una coca";
  const filete = "arroz y un filete de ternera";
  const poulet = "poulet, riz blanc et un verre de vin rouge";
  it.each([
    // More or less of the same, called by less of its name.
    ["coffee and toast", "the coffee was a double", "en", ["Coffee 600", "Bread 50"]],
    [lunch, "2 burgers", "en", ["Cheeseburger 290", "Potato 116", "Soft drink 355"]],
    ["pineapple", "half the apple", "en", ["Pineapple 145", "Apple 100"]],
    [lunch, "half the burger", "en", ["Cheeseburger 86", "Potato 116", "Soft drink 355"]],
    ["pizza", "3 slices, not 2", "en", ["Pizza 357"]],
    [tacos, "eran tres tacos", "es", ["Taco 255", "Beans 141", /^Soft/]],
    [tacos, "solo comí un taco", "es", [/^Taco 85/, "Beans 141", /^Soft/]],
    // Another kind of it, with its amount.
    ["pizza", "it was pepperoni", "en", ["Pizza with pepperoni 230"]],
    ["ham sandwich", "the ham was turkey", "en", ["Turkey sandwich on white 165"]],
    ["ham sandwich and an apple", "it was turkey", "en", ["Turkey sandwich on white 165", "Apple 200"]],
    ["sándwich de jamón y manzana", "era de pavo", "es", ["Turkey sandwich on white 200", "Apple 160"]],
    [filete, "el filete era de pollo", "es", [/^Rice/, "Chicken breast 204"]],
    ["sandwich au jambon", "c’était à la dinde", "fr", ["Turkey sandwich on white 180"]],
    ["ham and cheese sandwich", "the ham was turkey", "en", ["Turkey sandwich on white 165"]],
    ["chicken soup and bread", "the soup was tomato", "en", ["Tomato soup 320", "Bread 56"]],
    ["wine and cheese", "it was beer", "en", ["Beer 148", "Cheese 35"]],
    // What it had, or did not.
    ["coffee and toast", "the toast had butter", "en", ["Coffee 300", "Bread 50", "Butter 10"]],
    ["café y tostadas", "las tostadas llevaban mantequilla", "es", ["Coffee 60", "Bread 90", "Butter 10"]],
    ["café et tartines", "les tartines étaient beurrées", "fr", ["Coffee 100", "Bread 74", "Butter 10"]],
    ["pizza, salad, croutons", "the salad had no croutons", "en", ["Pizza 230", "Lettuce 85"]],
    ["pizza, salad, croutons", "pizza 300 g, salad without croutons", "en", ["Pizza 300", "Lettuce 85"]],
    [
      "pizza y ensalada con picatostes",
      "pizza 300 g y ensalada sin picatostes",
      "es",
      ["Pizza 300", /^Dress/],
    ],
    ["pizza et salade avec croûtons", "la salade n’avait pas de croûtons", "fr", [/^Pizza/, /^Green salad/]],
    ["porridge with milk", "oat milk, not cow's milk", "en", [/^Porridge/, /^Oat milk/]],
    // Not eaten.
    ["pan y manzana", "no me comí la manzana", "es", [/^Bread/]],
  ] as const)("of %s: %s", async (meal, line, language, expected) => {
    const foods = await corrected(meal, line, language);
    expect(foods).toEqual(
      expected.map((food) => (typeof food === "string" ? food : expect.stringMatching(food))),
    );
  });

  it.each([
    [lunch, "more fries", "en"],
    [tacos, "más frijoles", "es"],
    [poulet, "plus de riz", "fr"],
    ["muffin and coffee", "it was a banana", "en"],
    ["orange juice and a ham sandwich", "it was water", "en"],
    ["vanilla ice cream and a coffee", "the ice cream was strawberry", "en"],
  ] as const)("of %s: %s, is not done by half, nor said to be", async (meal, line, language) => {
    expect(await corrected(meal, line, language)).toBe("correction_not_understood");
  });

  it.each([
    [lunch, "it was a diet coke", "en", "Soft drink, cola, diet"],
    [tacos, "era una coca light", "es", "Soft drink, cola, diet"],
    [poulet, "c’était du riz complet", "fr", "Rice, brown, cooked, no added fat"],
    [poulet, "riz complet, pas blanc", "fr", "Rice, brown, cooked, no added fat"],
  ] as const)("of %s: %s, is another kind of one food alone", async (text, line, language, row) => {
    const { meal, analysis } = await changedMeal(text, line, language);
    const { foods } = analysis;
    expect(foods.map(({ grams }) => grams)).toEqual(meal.foods.map(({ grams }) => grams));
    const others = foods.filter(({ source }) => source.description !== row);
    expect(others).toHaveLength(foods.length - 1);
    for (const other of others) expect(meal.foods).toContainEqual(other);
  });

  it("leaves a food what it is, where a word only says of what kind", async () => {
    expect(await corrected("pizza", "the pizza was vegan")).toBe("correction_changes_nothing");
  });

  it("names what it makes as a person would", async () => {
    const nameAfter = async (meal: string, line: string, language: Language) => {
      const { analysis } = await changedMeal(meal, line, language);
      return analysis.foods[0]?.name;
    };
    expect(await nameAfter("white rice", "brown rice, not white", "en")).toBe("brown rice");
    expect(await nameAfter("sandwich au jambon", "c’était de la dinde, pas du jambon", "fr")).toBe(
      "sandwich dinde",
    );
  });
});

describe("a stated energy", () => {
  it.each([
    ["chicken and pudding", "the pudding is 150 kcal", "en"],
    ["chicken and pudding", "the pudding had 628 kJ", "en"],
    ["pollo y natillas", "las natillas son 150 kcal", "es"],
    ["pollo y natillas", "las natillas tenían 150 calorías", "es"],
    ["poulet et crème dessert", "la crème dessert fait 150 kcal", "fr"],
  ] as const)("of %s: %s is the energy, and no amount", async (meal, line, language) => {
    const { meal: before, analysis } = await changedMeal(meal, line, language);
    const [first, second] = analysis.foods;
    expect(first).toEqual(before.foods[0]);
    expect(second?.grams).toBe(before.foods[1]?.grams);
    expect(second && foodKcal(second)).toBeCloseTo(150, 0);
    expect(second?.source).toMatchObject({ table: "Entered by you", description: second?.name });
    expect(analysis.foods).toHaveLength(2);
  });

  it("is of the only food where none is named, and not understood of several", async () => {
    const kcal = async (meal: string) => {
      const { outcome } = await change(meal, "it was 150 kcal", "en");
      if (outcome.kind !== "changed") return outcome.kind;
      return outcome.analysis.foods.map((food) => Math.round(foodKcal(food)));
    };
    expect(await kcal("pudding")).toEqual([150]);
    expect(await kcal("chicken and pudding")).toBe("correction_not_understood");
  });
});

describe("several clauses of which one is not understood", () => {
  it.each([
    ["the rice was 200 g and the unicorn was 30 g", "en", "and the unicorn was 30 g"],
    ["no unicorn, the rice was 200 g", "en", "no unicorn"],
  ] as const)("%s: the others are done, and it is said which is not", async (line, language, said) => {
    const { analysis, notUnderstood } = await changedMeal("100 g rice and 50 g chicken", line, language);
    expect(notUnderstood).toEqual([said]);
    expect(amounts(analysis)).toEqual(["Rice 200", "Chicken 50"]);
  });
});

describe("a correction that is not understood", () => {
  it.each(["asdf", "it was really tasty", "thanks", "no unicorn", "turkey, not salmon", "?!"])(
    "%s",
    async (line) => {
      expect(await corrected(sandwich, line)).toBe("correction_not_understood");
    },
  );

  it("is also taking the last food away", async () => {
    expect(await corrected("a banana", "no banana")).toBe("meal_needs_a_food");
  });
});

describe("any correction, meaningful or not", () => {
  const word = fc.constantFrom(
    ...["it was", "not", "no", "half", "of", "the", "with", "two slices", "200 g", "turkey", "ham", "cheese"],
    ...[
      "bread",
      ",",
      ".",
      "but",
      "instead of",
      "1/2",
      "0 %",
      "100 kg",
      "999999",
      "😀",
      "I left",
      "was",
      "rice",
    ],
  );
  const line = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(" "));

  it("leaves a meal within its limits, with distinct ids and every food on a row of the table", async () => {
    const meal = await mealOf(sandwich, "en");
    await fc.assert(
      fc.asyncProperty(fc.oneof(line, fc.string({ maxLength: 80 })), async (said) => {
        const before = structuredClone(meal);
        const outcome = await corrector.correct(meal, said);
        expect(meal).toEqual(before);
        if (outcome.kind !== "changed") return;
        const { foods } = outcome.analysis;
        expect(foods.length).toBeGreaterThan(0);
        expect(foods.length).toBeLessThanOrEqual(foodsPerMealMax);
        expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
        for (const { grams, source, energyUncertainty } of foods) {
          expect(grams).toBeGreaterThanOrEqual(0);
          expect(grams).toBeLessThanOrEqual(foodGramsMax);
          expect(Number.isFinite(energyUncertainty)).toBe(true);
          expect(loadFoodTableOnce().find(source.table, source.code)).toBeDefined();
        }
      }),
      { numRuns: 60 },
    );
  });
});
