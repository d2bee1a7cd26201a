/** Loads a language's lexicon from disk, once: its own terms, and the names of the food table. */
import { readdirSync, readFileSync } from "node:fs";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { loadNames } from "#food/load-food-table.ts";
import { regionsOf } from "#food/portions/amounts-by-country.ts";
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { foldAccents } from "../words/fold.ts";
import {
  type Lexicon,
  lexiconOf,
  preferLonger,
  readLexiconFile,
  SharedTerms,
  type TermFinder,
} from "./lexicon.ts";
import type { LexiconEntry } from "./lexicon-entry.ts";
import { productsOf } from "./products.ts";

/** English sentences are read against the table's own words; its names are matched once a food is read. */
function entriesOfNames(language: Language): readonly LexiconEntry[] {
  if (language === "en") return [];
  return [...loadNames().values()].flatMap((names) => {
    const [english] = names.en;
    if (english === undefined) return [];
    return names[language].map((term): LexiconEntry => ({ term: term.toLowerCase(), english, kind: "food" }));
  });
}

function excludeKnownTerms(entries: readonly LexiconEntry[], known: readonly LexiconEntry[]) {
  const terms = new Set(known.map(({ term }) => foldAccents(term)));
  return entries.filter(({ term }) => !terms.has(foldAccents(term)));
}

function loadLexicon(grammar: LanguageGrammar): Lexicon {
  const file = new URL(`./${grammar.language}.tsv`, import.meta.url);
  const entries = readLexiconFile(readFileSync(file, "utf8"));
  const own = [...grammar.phrases, ...productsOf(grammar.language), ...entries];
  return lexiconOf([...own, ...excludeKnownTerms(entriesOfNames(grammar.language), own)], grammar);
}

const regionFolder = new URL("./regions/", import.meta.url);
/** "en-GB" */
const regionNames: ReadonlySet<string> = new Set(
  readdirSync(regionFolder).map((file) => file.replace(/\.tsv$/, "")),
);

/** Words that mean something else in some countries. All at once, since most products are sold in several. */
function loadRegionsOf(grammar: LanguageGrammar): ReadonlyMap<string, Lexicon> {
  const terms = new SharedTerms(grammar);
  const names = [...regionNames].filter((name) => name.startsWith(`${grammar.language}-`));
  return new Map(
    names.map((name) => {
      const words = readLexiconFile(readFileSync(new URL(`./${name}.tsv`, regionFolder), "utf8"));
      const reread = words.map((entry): LexiconEntry => ({ ...entry, isReread: true }));
      const entries = [...productsOf(grammar.language, name.split("-")[1]), ...reread];
      return [name, lexiconOf(entries, grammar, terms)];
    }),
  );
}

const loaded = new Map<Language, Lexicon>();
const loadedRegions = new Map<Language, ReadonlyMap<string, Lexicon>>();

/** By name. */
function regionalLexicons(grammar: LanguageGrammar): ReadonlyMap<string, Lexicon> {
  const lexicons = loadedRegions.get(grammar.language) ?? loadRegionsOf(grammar);
  loadedRegions.set(grammar.language, lexicons);
  return lexicons;
}

/** Names of the country's own lexicon, then of those of the regions around it, where there are any. */
export function regionalLexiconNames(language: Language, country: Country): readonly string[] {
  return regionsOf(country)
    .map((region) => `${language}-${region}`)
    .filter((name) => regionNames.has(name));
}

function loadRegions(names: readonly string[], grammar: LanguageGrammar): readonly Lexicon[] {
  if (names.length === 0) return [];
  const lexicons = regionalLexicons(grammar);
  return names.map((name) => lexicons.get(name)).filter((lexicon) => lexicon !== undefined);
}

/** What most who speak the language mean by its words. */
export function usualLexicon(grammar: LanguageGrammar): Lexicon {
  const lexicon = loaded.get(grammar.language) ?? loadLexicon(grammar);
  loaded.set(grammar.language, lexicon);
  return lexicon;
}

/** As people of the country use the words; without one, as most do. */
export function lexiconFor(grammar: LanguageGrammar, country?: Country): TermFinder {
  const names = country === undefined ? [] : regionalLexiconNames(grammar.language, country);
  const regions = loadRegions(names, grammar);
  return regions.reduceRight<TermFinder>((others, own) => preferLonger(own, others), usualLexicon(grammar));
}

/** The words of these regional lexicons; of a word in several the first one's meaning. */
export function entriesOfRegions(
  names: readonly string[],
  grammar: LanguageGrammar,
): readonly LexiconEntry[] {
  const byTerm = new Map<string, LexiconEntry>();
  for (const { entries } of loadRegions(names, grammar))
    for (const entry of entries) if (!byTerm.has(entry.term)) byTerm.set(entry.term, entry);
  return [...byTerm.values()];
}

/** Every word that has a meaning somewhere. */
export function lexiconOfAllRegions(grammar: LanguageGrammar): readonly LexiconEntry[] {
  const regions = [...regionalLexicons(grammar).values()];
  return [...usualLexicon(grammar).entries, ...regions.flatMap(({ entries }) => entries)];
}
