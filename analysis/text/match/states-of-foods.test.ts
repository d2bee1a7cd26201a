import { describe, expect, it } from "vitest";
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { Country } from "#domain/people/country.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { searchFoods } from "../search-foods.ts";
import { readFoods } from "../testing/read-foods.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { rawRowOf } from "./raw-rows.ts";

const table = loadFoodTableOnce();
const of: Readonly<Record<Language, string>> = { en: "", es: "de ", fr: "de " };

async function rowOf(food: string, language: Language, country?: Country) {
  const text = `100 g ${of[language]}${food}`;
  const foods = await readFoods(text, language, country);
  return foods.length === 1 ? foods[0] : undefined;
}

/** Written of one noun, "seco", and made to agree with the food. */
const ways: Readonly<Record<Language, Readonly<Record<"dry" | "raw" | "cooked", readonly string[]>>>> = {
  en: {
    dry: ["dry _", "dried _", "_ (dry)", "_, dry weight"],
    raw: ["raw _", "uncooked _", "_ (raw)", "_ weighed before cooking"],
    cooked: ["cooked _", "_ (cooked)"],
  },
  es: {
    dry: ["_ seco", "_ en seco", "_ (seco)", "_ peso en seco"],
    raw: ["_ crudo", "_ en crudo", "_ sin cocer", "_ (sin cocinar)", "_ sin hervir", "_ no cocido"],
    cooked: ["_ cocido", "_ cocinado", "_ (cocido)"],
  },
  fr: {
    dry: ["_ sec", "_ (sec)", "_ poids sec"],
    raw: ["_ cru", "_ (cru)", "_ non cuit", "_ pas cuit", "_ avant cuisson"],
    cooked: ["_ cuit", "_ (cuit)"],
  },
};

const feminine = /(?:as?|lles?|ves?|tes?)$/;

function say(way: string, food: string, language: Language): string {
  const [first = ""] = food.split(" ");
  const plural = first.endsWith("s") ? "s" : "";
  const isFeminine = feminine.test(first);
  const spanish = way.replace(
    /(?<!en )\b(sec|crud|cocid|cocinad)o\b/,
    `$1${isFeminine ? "a" : "o"}${plural}`,
  );
  const french = way
    .replace(/(?<!poids )\bsec\b/, isFeminine ? `sèche${plural}` : "sec")
    .replace(/\b(cru|cuit)\b/, `$1${isFeminine ? "e" : ""}${plural}`);
  return { en: way, es: spanish, fr: french }[language].replace("_", food);
}

/** Sold dry, and named so everywhere the language is spoken. */
const soldDry: Readonly<Record<Language, readonly string[]>> = {
  en: "lentils,red lentils,chickpeas,split peas,beans,kidney beans,black beans,pinto beans,white beans,mung beans,black eyed peas,rice,basmati rice,brown rice,pasta,spaghetti,quinoa,couscous,bulgur,noodles".split(
    ",",
  ),
  es: "lentejas,lenteja,lentejas rojas,garbanzos,frijoles,frijoles negros,frijoles rojos,frijoles pintos,alubias,alubias blancas,judías blancas,porotos,caraotas,habichuelas,arroz,arroz integral,arroz basmati,pasta,macarrones,espaguetis,quinoa,cuscús,bulgur".split(
    ",",
  ),
  fr: "lentilles,lentilles corail,pois chiches,pois cassés,haricots blancs,haricots rouges,haricots noirs,riz,riz complet,riz basmati,riz sauvage,pâtes,spaghettis,quinoa,boulgour,semoule".split(
    ",",
  ),
};
const countries: Readonly<Record<Language, readonly Country[]>> = {
  en: ["US", "GB", "IE", "AU", "IN", "ZA"],
  es: ["ES", "MX", "AR", "CL", "CO", "PE", "EC", "VE", "DO", "PR", "CU", "GT"],
  fr: ["FR", "CA", "BE", "CH", "SN", "MA"],
};
/** kcal in 100 g: what is cooked holds twice its weight of water. */
const leastOfDry = 270;

const uncooked = /(?<!from )\b(?:raw|dried|dry)\b/;
/** Such names contradict what is said beside them. */
const saysCooking = /boiled|stew|baked|refried|hervid|cocid|potaje|sauce|with|pasta$/i;

const foodsByCountry = languages.flatMap((language) =>
  soldDry[language].flatMap((food) => countries[language].map((country) => ({ language, country, food }))),
);
type DryFood = (typeof foodsByCountry)[number];

/** Each food in each country in one way of so many, the next in others; and of the names of the table one of so many. */
const wayTurns = { dry: 5, cooked: 3 } as const;
const nameTurns = 3;
/** No divisor of the number of a language's countries: each of them and each food has a turn. */
const searchTurns = 5;

function inWays(waysOf: (language: Language) => readonly string[], turns: number) {
  return foodsByCountry.flatMap((each, row) =>
    takeTurns(waysOf(each.language), turns, row).map((way) => ({ ...each, way })),
  );
}

async function wrongly(
  cases: readonly (DryFood & { readonly way: string })[],
  isRight: (row: NonNullable<Awaited<ReturnType<typeof rowOf>>>) => boolean,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { language, country, food, way } of cases) {
    const said = say(way, food, language);
    const row = await rowOf(said, language, country);
    if (row === undefined || !isRight(row))
      wrong.push(`${language}-${country} ${said}: ${row?.source.description}`);
  }
  return wrong;
}

describe("what is said to be dry or raw", () => {
  it("is weighed before it was cooked, in every country", async () => {
    const dry = inWays((language) => [...ways[language].dry, ...ways[language].raw], wayTurns.dry);
    expect(await wrongly(dry, ({ per100Grams }) => per100Grams.calories >= leastOfDry)).toEqual([]);
  });

  it("is found first by the search, in every country", () => {
    const found = takeTurns(foodsByCountry, searchTurns).map(({ language, country, food }) => {
      const query = say(ways[language].dry[0] ?? "", food, language);
      const [first] = searchFoods(table, { query, language, country, limit: 3 });
      return [query, country, first?.name, first?.per100Grams.calories ?? 0] as const;
    });
    expect(found.filter(([, , , calories]) => calories < leastOfDry)).toEqual([]);
  });

  it("is cooked where that is said, in every country", async () => {
    const cooked = inWays((language) => ways[language].cooked, wayTurns.cooked);
    expect(await wrongly(cooked, ({ per100Grams }) => per100Grams.calories < leastOfDry)).toEqual([]);
  });

  it.each(languages)("is the row of the same food before cooking, by every name (%s)", async (language) => {
    const [raw = ""] = ways[language].raw;
    const cooked = table.rows.filter(
      ({ source }) => rawRowOf(splitRecipe(source.description).name, false) !== undefined,
    );
    const names = new Set(cooked.flatMap((row) => row.names?.[language] ?? []));
    const wrong: string[] = [];
    const plainNames = [...names].filter((each) => !saysCooking.test(each));
    for (const name of takeTurns(plainNames, nameTurns)) {
      const plain = await rowOf(name, language);
      if (plain === undefined || rawRowOf(splitRecipe(plain.source.description).name, false) === undefined)
        continue;
      const row = await rowOf(say(raw, name.toLowerCase(), language), language);
      if (!uncooked.test(row?.source.description ?? "")) wrong.push(`${name}: ${row?.source.description}`);
    }
    expect(wrong).toEqual([]);
  });
});
