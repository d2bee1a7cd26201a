/** Holds the Spanish lexicon to what each country calls the same food. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { foldAccents } from "../words/fold.ts";
import { readLexiconFile } from "./load-lexicon.ts";

const path = fileURLToPath(new URL("./es.tsv", import.meta.url));
const entries = readLexiconFile(readFileSync(path, "utf8"));
const entryOfTerm = new Map(entries.map((entry) => [foldAccents(entry.term), entry]));

function englishOf(term: string): string | undefined {
  return entryOfTerm.get(foldAccents(term))?.english;
}

/** One food to a line, under its names in different countries. */
const sameFoods = [
  "patata, papa",
  "batata, boniato, camote",
  "judía, alubia, frijol, poroto, caraota, habichuela, frejol",
  "judía verde, ejote, chaucha, vainita, poroto verde",
  "guisante, arveja, chícharo",
  "maíz, elote, choclo, jojoto",
  "tomate, jitomate",
  "aguacate, palta",
  "calabacín, calabacita, zapallito",
  "calabaza, zapallo, auyama, ahuyama, ayote",
  "remolacha, betabel, betarraga",
  "plátano, banana, banano, guineo, cambur",
  "melocotón, durazno",
  "albaricoque, damasco, chabacano",
  "fresa, frutilla",
  "pomelo, toronja",
  "piña, ananá",
  "sandía, patilla",
  "papaya, lechosa, fruta bomba",
  "maracuyá, parchita, parcha, chinola",
  "cacahuete, cacahuate, maní",
  "palomita, pochoclo, canguil, cotufa, crispeta",
  "zumo de naranja, jugo de naranja, jugo de china",
  "gamba, camarón, langostino",
  "cerdo, chancho, puerco",
  "bistec, bife, filete, churrasco",
  "mantequilla, manteca",
  "dulce de leche, manjar, cajeta, arequipe",
  "patata frita, papa frita, papa a la francesa",
  "perrito caliente, perro caliente, pancho, jocho",
  "tortita americana, hotcake, panqueca",
  "croissant, medialuna, cuernito, cachito",
  "patacón, tostón, tachino",
  "desnatado, descremado",
  "refresco, gaseosa",
];

/** Words that countries read differently: the short form and its longer, unmistakable neighbours. */
const readings: readonly (readonly [term: string, english: RegExp])[] = [
  ["tortilla", /^corn tortilla$/],
  ["tortilla francesa", /omelet/],
  ["tortilla de patata", /omelet/],
  ["torta", /cake/],
  ["torta de jamón", /sandwich/],
  ["manteca de cerdo", /^lard$/],
  ["tostada", /toasted/],
  ["tostada de tinga", /tostada/],
  ["crema de calabaza", /soup/],
  ["pastel de choclo", /pastel de choclo/],
  ["chile", /pepper/],
  ["chile con carne", /chili/],
  ["tomate frito", /sauce/],
  ["leche frita", /custard/],
  ["arroz con leche", /pudding/],
  ["pan dulce", /^pan dulce$/],
  ["jamón serrano", /Serrano/],
  ["horchata", /horchata/],
];

describe("the Spanish lexicon", () => {
  test.each(sameFoods)("calls one food: %s", (line) => {
    const [first = "", ...others] = line.split(", ");
    expect(englishOf(first)).toBeDefined();
    expect(others.map((term) => [term, englishOf(term)])).toEqual(
      others.map((term) => [term, englishOf(first)]),
    );
  });

  test.each(readings)("reads %s in its commonest sense", (term, english) => {
    expect(englishOf(term)).toMatch(english);
  });

  test("leaves numbers, articles and connectives to the grammar", () => {
    const grammarWords = "y e con de del un una dos tres medio media gramo taza cucharada vaso plato".split(
      " ",
    );
    expect(grammarWords.filter((word) => entryOfTerm.has(word))).toEqual([]);
  });
});
