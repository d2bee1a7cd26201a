/** e2e/: meals as people type them, in the language of the test. */
import type { Language } from "#domain/people/language.ts";

/** Each names two foods that every table has. */
export const typedMeals: Readonly<Record<Language, string>> = {
  en: "150 g of cooked rice and a banana",
  es: "150 g de arroz cocido y un plátano",
  fr: "150 g de riz cuit et une banane",
};
