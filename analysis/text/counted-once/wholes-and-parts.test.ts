import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../testing/read-foods.ts";

async function namesOf(text: string, language: Language, country?: Country) {
  return (await readFoods(text, language, country)).map(({ name }) => name);
}

describe("a meal and what it consists of", () => {
  it.each([
    ["full english. 2 sausages, 2 fried eggs, beans, toast", "en", "full english"],
    ["raclette, 150 g de fromage, 3 pommes de terre", "fr", "raclette"],
    ["chipotle bowl, white rice, black beans, chicken, cheese", "en", "chipotle bowl"],
    ["a sandwich using 2 slices of bread and a tablespoon of peanut butter", "en", "sandwich"],
  ] as const)("counts the parts that are listed behind it: %s", async (text, language, whole) => {
    const names = await namesOf(text, language);
    expect(names).not.toContain(whole);
    expect(names.length).toBeGreaterThan(1);
  });

  it("counts what lies on a plate of many things instead of it", async () => {
    const names = await namesOf("veg thali - 3 roti, rice, dal, aloo gobi, papad", "en", "IN");
    expect(names).toEqual(["roti", "rice", "dal", "aloo gobi", "papad"]);
  });

  it.each([
    ["burrito bowl with rice, beans and chicken", "en"],
    ["lasagne avec pâtes, viande et fromage", "fr"],
    ["raclette : pommes de terre, fromage, jambon, cornichons", "fr"],
    ["tartiflette : pommes de terre, reblochon, lardons", "fr"],
    ["omelette 3 oeufs nature", "fr"],
    ["breakfast burrito - chorizo, egg, potato, cheese", "en"],
    ["jambon beurre, demi baguette", "fr"],
    ["bocata de jamón serrano, media barra", "es"],
  ] as const)("counts a dish once whose contents are told: %s", async (text, language) => {
    expect(await namesOf(text, language)).toHaveLength(1);
  });

  it.each([
    ["gumbo (chicken n sausage)", "en"],
    ["6 pierogi (potato, cheddar)", "en"],
    ["2 arepas (queso y jamón)", "es"],
    ["couscous (merguez, poulet)", "fr"],
  ] as const)("takes words in brackets for a description: %s", async (text, language) => {
    expect(await namesOf(text, language)).toHaveLength(1);
  });

  it("counts foods with amounts in brackets instead of the meal before them", async () => {
    const names = await namesOf("sandwich (2 slices of bread, 40 g ham, 20 g cheese)", "en");
    expect(names).toHaveLength(3);
  });

  it("counts a food once that has two names side by side", async () => {
    expect(await namesOf("1 part galette des rois frangipane", "fr")).toHaveLength(1);
  });

  it.each(["chippy tea, cod and chips", "chippy tea, medium cod n chips"])(
    "counts a meal once that is then named by its dish: %s",
    async (text) => {
      expect(await namesOf(text, "en", "GB")).toHaveLength(1);
    },
  );

  it("counts two of a kind", async () => {
    const text = "a soft taco with meat and a soft taco with chicken, a packet of salsa, some cheese";
    expect((await namesOf(text, "en")).filter((name) => name.includes("taco"))).toHaveLength(2);
  });

  it("keeps a side that the dish happens to hold too", async () => {
    expect(await namesOf("spaghetti bolognese, cheese", "en")).toHaveLength(2);
  });
});

describe("what follows a dish without a word between", () => {
  it.each([
    ["soupe poireaux patates", "fr"],
    ["omelette champignons lardons", "fr"],
    ["tarte poireaux lardons", "fr"],
    ["tortilla jamón queso", "es"],
    ["quesadilla queso champiñones", "es"],
  ] as const)("is in it: %s", async (text, language) => {
    expect(await namesOf(text, language)).toHaveLength(1);
  });

  it.each([
    ["steak frites salade", "fr"],
    ["burger frites", "fr"],
    ["a sandwich and fries", "en"],
    ["a sandwich and soup", "en"],
    ["a sandwich and ice cream", "en"],
    ["ham sandwich, 2 slices of toast", "en"],
    ["a ham sandwich. 2 slices of bread", "en"],
  ] as const)("lies beside it, where it is a side: %s", async (text, language) => {
    expect((await namesOf(text, language)).length).toBeGreaterThan(1);
  });
});

describe("words of everyday speech", () => {
  it.each([
    ["bagel with cream cheese. the deli guy was generous", "en", 2],
    ["2 huevos fritos, gym a las 7", "es", 1],
    ["une bière au foot", "fr", 1],
    ["kd in my usual bowl", "en", 0],
  ] as const)("name no food by a part of its name: %s", async (text, language, foods) => {
    expect(await namesOf(text, language)).toHaveLength(foods);
  });

  it.each([
    ["hot dog", "en"],
    ["turkey and swiss", "en"],
    ["6 wings", "en"],
    ["a freezer pop", "en"],
    ["banana split", "en"],
  ] as const)("still name the foods that are called so: %s", async (text, language) => {
    expect((await namesOf(text, language)).length).toBeGreaterThan(0);
  });
});

describe("an emoji", () => {
  it.each([
    ["una caña y unas aceitunas 🍺", "es", 2],
    ["vermut y unas aceitunas 🍸", "es", 2],
    ["tinto de verano 🍹", "es", 1],
    ["un kir et des olives 🍷", "fr", 2],
    ["gin and tonic 🍸", "en", 1],
    ["3 tacos 🌮🌮🌮", "en", 1],
    ["un croissant 🥐", "fr", 1],
  ] as const)("that pictures a food said in words is none: %s", async (text, language, foods) => {
    expect(await namesOf(text, language)).toHaveLength(foods);
  });

  it.each([
    ["un magnum amande 🍦", "fr"],
    ["un sorbet citron 🍧", "fr"],
    ["un chausson aux pommes 🥐", "fr"],
    ["une part de quiche 🥧", "fr"],
    ["un kinder bueno 🍫", "fr"],
    ["un menu big mac 🍔", "fr"],
    ["tacos 3 viandes 🌯", "fr"],
    ["un jambon beurre 🥖", "fr"],
    ["6 nuggets 🍗", "fr"],
    ["un ti punch 🍹", "fr"],
    ["boeuf bourguignon 🍲", "fr"],
    ["une poutine 🍟", "fr"],
    ["flammekueche 🍕", "fr"],
    ["un milkshake fraise 🥤", "fr"],
    ["iced tea 🥤", "en"],
    ["chicken wrap 🌯", "en"],
    ["un helado de fresa 🍦", "es"],
  ] as const)("that pictures the kind of food that was said is none: %s", async (text, language) => {
    expect(await namesOf(text, language)).toHaveLength(1);
  });

  it.each(["croissant ☕", "steak 🍟", "burger 🥤", "sandwich 🍫", "salad 🍷"])(
    "beside another food is one: %s",
    async (text) => {
      expect(await namesOf(text, "en")).toHaveLength(2);
    },
  );
});

describe("a stroke between blanks", () => {
  it("separates foods", async () => {
    const names = await namesOf("salmon 5 oz / 1 cup brown rice / roasted broccoli", "en");
    expect(names).toEqual(["salmon", "brown rice", "roasted broccoli"]);
  });

  it("in a fraction is none", async () => {
    expect(await namesOf("1/2 cup brown rice", "en")).toEqual(["brown rice"]);
  });
});
