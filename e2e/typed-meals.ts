// Meals as people type them.
import type { Language } from "#domain/people/language.ts";

/** Two foods each, which every language knows. */
export const typedMeals: Readonly<Record<Language, string>> = {
  en: "150 g of cooked rice and a banana",
  es: "150 g de arroz cocido y un plátano",
  fr: "150 g de riz cuit et une banane",
};
