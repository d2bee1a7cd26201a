import type { PostProcessorModule } from "i18next";
import type { Country } from "#domain/people/country.ts";
import { type Language, languageOf } from "#domain/people/language.ts";
import { inKilojoules } from "#locales/in-kilojoules.ts";
import { storedPreferences, usePreferences } from "../storage/diary-preferences.ts";
import { useLanguage } from "./use-language.ts";

interface Region {
  readonly language: Language;
  readonly countries: string;
  /** As our texts have it, and as the region does; both also with a capital. */
  readonly words: Readonly<Record<string, string>>;
}

const ours = { fiber: "fibre", favorite: "favourite" };

/** Our English is that of the US, our Spanish that of Spain. */
export const regions: readonly Region[] = [
  { language: "en", countries: "CA", words: ours },
  {
    language: "en",
    countries:
      "AU BD BW CY FJ GB GG GH GI HK IE IM IN JE JM KE LK MT MU MW MY NA NG NZ PK SG TT TZ UG ZA ZM ZW",
    words: {
      ...ours,
      analyz: "analys",
      recogniz: "recognis",
      personaliz: "personalis",
      canceled: "cancelled",
    },
  },
  {
    language: "es",
    countries: "AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE",
    words: { trozo: "rebanada" },
  },
];

export function inWordsOf(country: Country | null, language: Language, text: string): string {
  const region = regions.find(
    (each) => each.language === language && country !== null && each.countries.includes(country),
  );
  if (region === undefined) return text;
  return Object.entries(region.words).reduce(
    (said, [word, theirs]) =>
      said.replaceAll(word, theirs).replaceAll(capitalised(word), capitalised(theirs)),
    text,
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** In the browser alone: what the server renders has none of these words (`regional-words.dom.test.ts`). */
export const regionalWords: PostProcessorModule = {
  type: "postProcessor",
  name: "regionalWords",
  process: (text, ...[, , translator]) => {
    const language = languageOf(translator.language);
    if (!language) return text;
    const { country, energyUnit } = storedPreferences();
    return inWordsOf(country, language, energyUnit === "kJ" ? (inKilojoules[language][text] ?? text) : text);
  },
};

/** For texts that the server has written. */
export function useRegionalWords(): (text: string) => string {
  const language = useLanguage();
  const { country } = usePreferences();
  return (text) => inWordsOf(country, language, text);
}
