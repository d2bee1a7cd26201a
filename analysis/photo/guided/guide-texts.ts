/** analysis/photo/guided: a photo that nobody is sure of ends in a few questions. This file words them in three languages. */
import type { Language } from "#domain/people/language.ts";

interface GuideTexts {
  readonly what: string;
  readonly whatOfSuggested: string;
  readonly isThis: string;
  readonly nothingSeen: string;
  readonly closest: string;
  readonly describe: string;
}

export const guideTexts: Readonly<Record<Language, GuideTexts>> = {
  en: {
    what: "What is in the photo?",
    whatOfSuggested: "Is it one of these?",
    isThis: "Is this it?",
    nothingSeen: "We see no food here. What is it?",
    closest: "Which comes closest?",
    describe: "None of these: describe it",
  },
  es: {
    what: "¿Qué hay en la foto?",
    whatOfSuggested: "¿Es alguno de estos?",
    isThis: "¿Es esto?",
    nothingSeen: "No vemos comida en la foto. ¿Qué es?",
    closest: "¿Cuál se parece más?",
    describe: "Ninguno de estos: descríbelo",
  },
  fr: {
    what: "Qu’y a-t-il sur la photo ?",
    whatOfSuggested: "Est-ce l’un de ceux-ci ?",
    isThis: "Est-ce bien cela ?",
    nothingSeen: "Nous ne voyons rien à manger. Qu’est-ce que c’est ?",
    closest: "Lequel s’en rapproche le plus ?",
    describe: "Aucun de ceux-ci : décrivez-le",
  },
};
