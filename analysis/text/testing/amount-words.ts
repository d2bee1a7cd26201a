import type { Language } from "#domain/people/language.ts";
import type { Vocabulary } from "./amount-vocabulary.ts";
import { english } from "./english-amounts.ts";
import { french } from "./french-amounts.ts";
import { spanish } from "./spanish-amounts.ts";

export const vocabularies: Readonly<Record<Language, Vocabulary>> = { en: english, es: spanish, fr: french };
