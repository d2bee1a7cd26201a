/** Our own words around the foods that a language model asks about: nothing that it writes is shown as ours. */
import type { Language } from "#domain/people/language.ts";

export interface QuestionWords {
  question(food: string): string;
  add(food: string, grams: number): string;
  readonly remove: string;
}

export const questionWords: Readonly<Record<Language, QuestionWords>> = {
  en: {
    question: (food) => `${food}: which fits best?`,
    add: (food, grams) => `With ${food}, ${grams} g`,
    remove: "Not part of the meal",
  },
  es: {
    question: (food) => `${food}: ¿qué se acerca más?`,
    add: (food, grams) => `Con ${food}, ${grams} g`,
    remove: "No forma parte de la comida",
  },
  fr: {
    question: (food) => `${food} : qu’est-ce qui correspond le mieux ?`,
    add: (food, grams) => `Avec ${food}, ${grams} g`,
    remove: "Ne fait pas partie du repas",
  },
};

export function portionText(food: string, grams: number): string {
  return `${food}, ${Math.round(grams)} g`;
}
