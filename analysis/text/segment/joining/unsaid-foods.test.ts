import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function rowsOf(text: string, language: "en" | "es" | "fr") {
  const foods = await readFoods(text, language);
  return foods.map(({ source }) => source.description.split(/[,:]/)[0]);
}

describe("foods named together", () => {
  it.each([
    ["en", "pork with rice", ["Pork", "Rice"]],
    ["en", "chicken, rice", ["Chicken", "Rice"]],
    ["en", "fish with rice", ["Fish", "Rice"]],
    ["en", "chicken with vegetables", ["Chicken", "Classic mixed vegetables"]],
    ["en", "eggs with bacon", ["Egg", "Pork bacon"]],
    ["en", "pasta with chicken", ["Pasta", "Chicken"]],
    ["en", "rice and gravy", ["Rice", "Gravy"]],
    ["en", "turkey with rice", ["Turkey", "Rice"]],
    ["en", "cheese, crackers, salami", ["Cheese", "Crackers", "Salami"]],
    ["en", "ham sandwich, apple, chips", ["Ham sandwich on white", "Apple", "Potato chips"]],
    ["en", "pancakes, syrup, butter", ["Pancakes", "Pancake syrup", "Butter"]],
    ["en", "butter on bread", ["Butter", "Bread"]],
    ["en", "a glass of milk, a stick of mozzarella cheese", ["Milk", "Cheese"]],
    ["en", "a banana, a coffee, a cookie", ["Banana", "Coffee", "Cookie"]],
    ["en", "chicken on rice", ["Chicken", "Rice"]],
    ["es", "arroz con huevo", ["Rice", "Egg"]],
    ["fr", "poisson avec du riz", ["Fish", "Rice"]],
  ] as const)("are no dish of which something else was not named (%s): %s", async (language, text, rows) => {
    expect(await rowsOf(text, language)).toEqual(rows);
  });

  it.each([
    ["en", "biscuits and gravy"],
    ["en", "chicken and dumplings"],
    ["en", "rice and beans"],
    ["en", "turkey on rye"],
    ["en", "ham and cheese on rye"],
    ["en", "pasta with tomato sauce"],
    ["en", "a fruit and nut bar"],
    ["en", "a chicken or turkey noodle soup"],
    ["en", "a peanut butter sandwich on a slice of white bread"],
    ["en", "a drumstick of fried chicken"],
    ["es", "dos quesadillas de tortilla de harina"],
    ["en", "a fruit-filled empanada, a delightful Mexican turnover"],
    ["en", "a bolillo, a traditional Mexican roll"],
    ["es", "carajillo de coñac"],
    ["es", "queso asado"],
    ["es", "plátano maduro asado"],
    ["es", "arroz con leche"],
    ["fr", "saucisse aux lentilles"],
  ] as const)("are one where they name it (%s): %s", async (language, text) => {
    expect(await rowsOf(text, language)).toHaveLength(1);
  });
});
