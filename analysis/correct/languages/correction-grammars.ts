import type { Language } from "#domain/people/language.ts";
import type { CorrectionGrammar } from "../correction-grammar.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export const correctionGrammars: Readonly<Record<Language, CorrectionGrammar>> = { en, es, fr };
