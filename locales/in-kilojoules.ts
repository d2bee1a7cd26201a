import type { Language } from "#domain/people/language.ts";

/** Labels of figures and fields, which are not of calories then. */
export const inKilojoules: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    Calories: "Energy",
    calories: "energy",
    "Calories (kcal)": "Energy (kJ)",
    "Calories a day": "Energy a day",
  },
  es: {
    Calorías: "Energía",
    calorías: "energía",
    "Calorías (kcal)": "Energía (kJ)",
    "Calorías al día": "Energía al día",
  },
  fr: {
    Calories: "Énergie",
    "Calories (kcal)": "Énergie (kJ)",
    "Calories par jour": "Énergie par jour",
  },
};
