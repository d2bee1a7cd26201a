/** Law: the name of a person or a town is no food, unless a food is called so. */
import { describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { tableFinderOf } from "../match/table-finder.ts";
import { readFoods } from "../testing/read-foods.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { nameWords } from "../words/common-words.ts";
import { vocabularyOf } from "../words/vocabulary.ts";

const table = loadFoodTableOnce();
const { index } = tableFinderOf(table);

function isOfFood(name: string, language: Language): boolean {
  return vocabularyOf(index, language).knows(name.toLowerCase());
}

async function foodsIn(text: string, language: Language): Promise<readonly string[]> {
  return (await readFoods(text, language)).map(({ source }) => source.description);
}

/** Of no list of ours. */
const unlisted =
  "Aubrey Blythe Cressida Dougal Elspeth Fenella Gareth Gwilym Ingrid Jocelyn Kirsty Lorcan Merida Nuala Odhran Petronella Rhiannon Struan Tamsin Ulrich Vaughan Winifred Yseult Zachary " +
  "Abelardo Amaranta Baltasar Chavela Dorotea Eufemia Froilan Gaudencio Higinio Ildefonso Jovita Leocadia Melchor Nicanor Obdulia Primitivo Quiteria Ruperto Saturnino Telesforo Urbano Venancio Wenceslao Zenaida " +
  "Amandine Baptistine Cunegonde Donatien Edmee Firmin Ghislaine Hyacinthe Isaure Josselin Killien Leopoldine Melusine Nathanael Octave Philomene Quentine Rodolphe Sidonie Thibault Ursule Vianney Wilfried Zephirin " +
  "Aberystwyth Basingstoke Chattanooga Dubuque Ennis Fargo Gympie Hereford Ipswich Kalgoorlie Lowestoft Nuneaton Albarracin Bolivar Comodoro Dolores Huaraz Jaca Lanzarote Maturin Nerja Olot Pergamino Riobamba " +
  "Aubagne Bergerac Carpentras Draguignan Epinal Figeac Guingamp Issoire Josselin Libourne Mazamet Nivelles Orthez Pontivy Quimperle Roanne Saumur Thionville Uzes Verviers";

describe.each(languages)("in %s", (language) => {
  it("a name of the list is no food, alone or in a sentence", async () => {
    const read: string[] = [];
    for (const name of takeTurns([...nameWords()], languages.length, languages.indexOf(language))) {
      if (isOfFood(name, language)) continue;
      if ((await foodsIn(name, language)).length > 0) read.push(name);
    }
    expect(read).toEqual([]);
  });

  it("a name of no list is hardly ever one behind a word for where or with whom", async () => {
    const said = { en: "coffee with", es: "café con", fr: "café avec" }[language];
    const names = unlisted.split(" ").filter((name) => !isOfFood(name, language));
    const read: string[] = [];
    for (const name of names) if ((await foodsIn(`${said} ${name}`, language)).length > 1) read.push(name);
    expect(read.length / names.length).toBeLessThan(0.03);
  });

  it("a name of no list is hardly ever one alone, where a capital says nothing", async () => {
    const names = unlisted.split(" ").filter((name) => !isOfFood(name, language));
    const read: string[] = [];
    for (const name of names) if ((await foodsIn(name, language)).length > 0) read.push(name);
    expect(read.length / names.length).toBeLessThan(0.03);
  });
});
