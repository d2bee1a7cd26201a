/** Law: in what ice cream comes, a flavour alone is ice cream of it; what a drink comes in makes chocolate a drink, and a spoon its powder. */
import { readFileSync } from "node:fs";
import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { wordSet } from "../words/read-word-files.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

/** Names of the lexicon that say of which flavour an ice cream is. */
const named: Readonly<Record<Language, RegExp>> = {
  en: /^(\p{L}[\p{L} ]*) ice cream\tvanilla ice cream with additional ingredients\t/gmu,
  es: /^helado de (?!tres |palo)([\p{L} ]+)\t(?:vanilla |chocolate )?(?:ice cream|sorbet)/gmu,
  fr: /^glace (?!à |au |aux |italienne)([\p{L} ]+)\t(?:ice cream|sorbet)/gmu,
};
const iceCream: Readonly<Record<Language, string>> = {
  en: "{} ice cream",
  es: "helado de {}",
  fr: "glace {}",
};

function flavoursIn(language: Language): readonly string[] {
  const lexicon = readFileSync(new URL(`../lexicon/${language}.tsv`, import.meta.url), "utf8");
  return Array.from(lexicon.matchAll(named[language]), ([, flavour = ""]) => flavour);
}

const scoops: Readonly<Record<Language, readonly string[]>> = {
  en: ["2 scoops of {}", "2 scoops {}", "a scoop of {}", "a pint of {}", "half a tub of {}"],
  es: ["dos bolas de {}", "2 bolas de {}", "una bola de {}"],
  fr: ["deux boules de {}", "2 boules {}", "une boule de {}"],
};
const tubs: Readonly<Record<Language, readonly string[]>> = {
  en: ["a pint of {}", "half a pint of {}", "a tub of {}"],
  es: ["una tarrina de {}", "media tarrina de {}", "2 tarrinas de {}"],
  fr: ["un pot de {}", "deux pots de {}", "un pot {}"],
};
/** What a tub of holds in each language: those of the set that its lexicon knows. */
const inTubs: Readonly<Record<Language, RegExp>> = {
  en: /^(?:vanilla|chocolate|mint|pistachio)$/,
  es: /^(?:vainilla|chocolate|menta|pistacho|stracciatella)$/,
  fr: /^(?:vanille|chocolat|menthe|pistache|stracciatella)$/,
};

describe("a flavour alone", () => {
  it.each(languages)("is ice cream by the scoop, in %s", async (language) => {
    const breaches = new Breaches("scoops");
    for (const flavour of flavoursIn(language))
      for (const form of scoops[language]) {
        const text = form.replace("{}", flavour);
        const full = form.replace("{}", iceCream[language].replace("{}", flavour));
        const [alone, said] = [await readMeal(text, language), await readMeal(full, language)];
        breaches.check(
          alone.foods.length === 1 && isNear(alone.kcal, said.kcal),
          `${language}: ${flavour}`,
          () => `${language}: ${text}: ${describeMeal(alone)}, ${full}: ${describeMeal(said)}`,
        );
      }
    breaches.expectNone(40);
  });

  it.each(languages)("is ice cream by the tub, in %s", async (language) => {
    const breaches = new Breaches("tubs");
    for (const flavour of [...wordSet("frozen-flavour")].filter((word) => inTubs[language].test(word)))
      for (const form of tubs[language]) {
        const text = form.replace("{}", flavour);
        const meal = await readMeal(text, language);
        breaches.check(
          meal.foods.length === 1 && /^Ice cream/.test(meal.foods[0]?.source.description ?? ""),
          `${language}: ${flavour}`,
          () => `${language}: ${text}: ${describeMeal(meal)}`,
        );
      }
    breaches.expectNone(12);
  });
});

const drunk: Readonly<
  Record<Language, readonly [of: string, chocolate: string, vessels: readonly string[]]>
> = {
  en: ["of ", "chocolate", ["250 ml", "25 cl", "half a litre", "8 fl oz", "a glass", "a mug", "2 mugs"]],
  es: ["de ", "chocolate", ["250 ml", "25 cl", "medio litro", "un vaso", "una taza", "dos tazas"]],
  fr: ["de ", "chocolat", ["250 ml", "25 cl", "un demi-litre", "un verre", "une tasse", "deux tasses"]],
};
const spoons: Readonly<Record<Language, readonly string[]>> = {
  en: ["2 tbsp {}", "2 spoons of {}", "a scoop of {}", "3 tsp {}"],
  es: ["2 cucharadas de {}", "una cucharada sopera de {}", "3 cucharaditas de {}"],
  fr: ["2 cuillères de {}", "une cuillère à soupe de {}", "3 cuillères à café de {}"],
};
const powders: Readonly<Record<Language, string>> = {
  en: "nesquik/milo/ovaltine/horlicks/bournvita/colacao/matcha",
  es: "nesquik/milo/colacao/cola cao/matcha",
  fr: "nesquik/milo/banania/caotina/matcha",
};
/** g. More on three spoons is the drink that is made of it. */
const powderGramsMax = 80;

describe("chocolate", () => {
  it.each(languages)("is a drink in what drinks come in, in %s", async (language) => {
    const breaches = new Breaches("drunk");
    const [of, chocolate, vessels] = drunk[language];
    for (const vessel of vessels) {
      const text = `${vessel} ${of}${chocolate}`;
      const meal = await readMeal(text, language);
      breaches.check(
        meal.foods.length === 1 && /chocolate/i.test(describeMeal(meal)) && meal.kcal < meal.grams,
        text,
        () => `${language}: ${text}: ${describeMeal(meal)}`,
      );
    }
    breaches.expectNone(6);
  });

  it.each(languages)("and the like are a powder on a spoon, in %s", async (language) => {
    const breaches = new Breaches("powder");
    for (const powder of powders[language].split("/"))
      for (const spoon of spoons[language]) {
        const text = spoon.replace("{}", powder);
        const meal = await readMeal(text, language);
        breaches.check(
          meal.foods.length === 1 && meal.grams <= powderGramsMax && meal.kcal > meal.grams * 2.5,
          text,
          () => `${language}: ${text}: ${describeMeal(meal)}`,
        );
      }
    breaches.expectNone(12);
  });
});
