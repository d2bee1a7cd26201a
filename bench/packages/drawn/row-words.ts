import type { FigureKey } from "#domain/products/label.ts";
import type { Dice } from "../../random.ts";

export type RowKey = Exclude<FigureKey, "energyKcal" | "energyKj"> | "energy";
export type RowWords = Readonly<Record<RowKey, readonly string[]>>;
export type PrintedLanguage = "en" | "es" | "fr" | "pt" | "nl" | "de" | "it";

/** Names of rows as European labels print them (Regulation 1169/2011, Annex XV, and what producers write instead). */
export const europeanRows: Readonly<Record<PrintedLanguage, RowWords>> = {
  en: {
    energy: ["Energy", "Energy value"],
    fat: ["Fat", "Total fat"],
    saturates: [
      "of which saturates",
      "- of which saturates",
      "of which: saturates",
      "Saturates",
      "- saturates",
    ],
    carbohydrate: ["Carbohydrate", "Carbohydrates"],
    sugars: ["of which sugars", "- of which sugars", "of which: sugars", "Sugars", "- sugars"],
    fibre: ["Fibre", "Dietary fibre", "Fiber"],
    protein: ["Protein", "Proteins"],
    salt: ["Salt"],
    sodium: ["Sodium"],
  },
  es: {
    energy: ["Valor energético", "Energía", "Valor energetico"],
    fat: ["Grasas", "Grasas totales"],
    saturates: [
      "de las cuales saturadas",
      "- de las cuales saturadas",
      "de las cuales: saturadas",
      "- saturadas",
      "Saturadas",
      "Ácidos grasos saturados",
    ],
    carbohydrate: ["Hidratos de carbono", "Carbohidratos", "H. de carbono"],
    sugars: [
      "de los cuales azúcares",
      "- de los cuales azúcares",
      "de los cuales: azúcares",
      "- azúcares",
      "Azúcares",
    ],
    fibre: ["Fibra alimentaria", "Fibra"],
    protein: ["Proteínas"],
    salt: ["Sal"],
    sodium: ["Sodio"],
  },
  fr: {
    energy: ["Énergie", "Valeur énergétique", "Energie"],
    fat: ["Matières grasses", "Lipides", "Graisses"],
    saturates: [
      "dont acides gras saturés",
      "- dont acides gras saturés",
      "dont saturés",
      "Acides gras saturés",
      "dont AG saturés",
    ],
    carbohydrate: ["Glucides"],
    sugars: ["dont sucres", "- dont sucres", "Sucres"],
    fibre: ["Fibres alimentaires", "Fibres"],
    protein: ["Protéines"],
    salt: ["Sel"],
    sodium: ["Sodium"],
  },
  pt: {
    energy: ["Energia"],
    fat: ["Lípidos"],
    saturates: ["dos quais saturados"],
    carbohydrate: ["Hidratos de carbono"],
    sugars: ["dos quais açúcares"],
    fibre: ["Fibra"],
    protein: ["Proteínas"],
    salt: ["Sal"],
    sodium: ["Sódio"],
  },
  nl: {
    energy: ["Energie"],
    fat: ["Vetten"],
    saturates: ["waarvan verzadigde vetzuren"],
    carbohydrate: ["Koolhydraten"],
    sugars: ["waarvan suikers"],
    fibre: ["Vezels", "Voedingsvezels"],
    protein: ["Eiwitten"],
    salt: ["Zout"],
    sodium: ["Natrium"],
  },
  de: {
    energy: ["Energie", "Brennwert"],
    fat: ["Fett"],
    saturates: ["davon gesättigte Fettsäuren"],
    carbohydrate: ["Kohlenhydrate"],
    sugars: ["davon Zucker"],
    fibre: ["Ballaststoffe"],
    protein: ["Eiweiß"],
    salt: ["Salz"],
    sodium: ["Natrium"],
  },
  it: {
    energy: ["Energia"],
    fat: ["Grassi"],
    saturates: ["di cui acidi grassi saturi"],
    carbohydrate: ["Carboidrati"],
    sugars: ["di cui zuccheri"],
    fibre: ["Fibre"],
    protein: ["Proteine"],
    salt: ["Sale"],
    sodium: ["Sodio"],
  },
};

/** One name for each row. */
export function chooseRows(words: RowWords, dice: Dice): Readonly<Record<RowKey, string>> {
  return Object.fromEntries(
    Object.entries(words).map(([key, names]) => [key, dice.pick(names)]),
  ) as unknown as Readonly<Record<RowKey, string>>;
}
