import { expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function rowsOf(text: string) {
  const foods = await readFoods(text, "en");
  return foods.map((food) => food.source.description);
}

const foods = [
  "chicken pot pie",
  "2 curry puffs",
  "3 tostones",
  "shrimp fried rice",
  "apple pie",
  "2 egg rolls",
];
/** Each has a word of some row, so that it is no mere remark. */
const makers = ["marie callender", "old chang kee", "hunters moon", "golden palace", "king street"];

it.each(foods)("%s is read whatever maker stands behind it", async (food) => {
  const [row] = await rowsOf(food);
  expect(row).toBeDefined();
  for (const maker of makers) expect(await rowsOf(`${food} ${maker}`), maker).toContain(row);
});

it("leaves what is no food of the meal", async () => {
  expect(await rowsOf("an apple from the church bake sale")).toHaveLength(1);
});
