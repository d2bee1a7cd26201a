/** Loads a language's lexicon from disk, once: its own terms, and the names of the food table. */
import { readdirSync, readFileSync } from "node:fs";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { loadNames } from "#food/load-food-table.ts";
import { regionsOf } from "#food/portions/amounts-by-country.ts";
import { SharedTexts } from "#food/shared-texts.ts";
import { tsvLines } from "#food/tsv-file.ts";
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { foldAccents } from "../words/fold.ts";
import { wordSet } from "../words/read-word-files.ts";
import { Lexicon, preferLonger, type TermFinder, type TermsOfLexicon } from "./lexicon.ts";
import { type LexiconEntry, type LexiconKind, lexiconKinds, type OwnMeaning } from "./lexicon-entry.ts";
import { readProductsOf } from "./products.ts";
import { TermsBuilder } from "./terms.ts";

function isKind(text: string | undefined): text is LexiconKind {
  return lexiconKinds.some((kind) => kind === text);
}

/** `term<TAB>english<TAB>kind` a line, then g of one where the word is a serving of its own. */
export function readLexiconFile(text: string): readonly LexiconEntry[] {
  const texts = new SharedTexts();
  return tsvLines(text).map((line) => {
    const [term, english, kind, grams] = line.split("\t").map((cell) => cell.trim());
    if (term === undefined || english === undefined || !isKind(kind))
      throw new Error(`Lexicon: cannot read the line ${line}`);
    const serving = grams === undefined || grams === "" ? {} : { servingGrams: Number(grams) };
    return { term: texts.of(term), english: texts.of(english), kind, ...serving };
  });
}

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

const regionFolder = new URL("./regions/", import.meta.url);
/** "en-GB" */
const regionNames: ReadonlySet<string> = new Set(
  readdirSync(regionFolder).map((file) => file.replace(/\.tsv$/, "")),
);

const specifiedByNext = wordSet("specified-by-next");

/** "pechuga de pavo" as people type it in a hurry; an own term of those words comes first. */
function hurriedEntry(entry: LexiconEntry): readonly (LexiconEntry & OwnMeaning)[] {
  const [first = "", of, ...others] = entry.term.split(" ");
  if (of !== "de" || others.length === 0 || !specifiedByNext.has(foldAccents(first))) return [];
  return [{ ...entry, term: [first, ...others].join(" "), isHurried: true }];
}

interface LexiconsOfLanguage {
  readonly usual: Lexicon;
  /** By name: words that mean something else in some countries. */
  readonly regions: ReadonlyMap<string, Lexicon>;
}

function usualEntries(
  grammar: LanguageGrammar,
  soldEverywhere: readonly LexiconEntry[],
): readonly LexiconEntry[] {
  const file = new URL(`./${grammar.language}.tsv`, import.meta.url);
  const entries = readLexiconFile(readFileSync(file, "utf8"));
  const own = [...grammar.phrases, ...soldEverywhere, ...entries];
  return [...own, ...excludeKnownTerms(entriesOfNames(grammar.language), own)];
}

function regionalEntries(name: string): readonly LexiconEntry[] {
  const words = readLexiconFile(readFileSync(new URL(`./${name}.tsv`, regionFolder), "utf8"));
  return words.map((entry) => ({ ...entry, isReread: true }));
}

/** All at once, since most products are sold in several countries. */
function loadLexicons(grammar: LanguageGrammar): LexiconsOfLanguage {
  const soldIn = readProductsOf(grammar.language);
  const builder = new TermsBuilder(grammar);
  const add = (entries: readonly LexiconEntry[]): TermsOfLexicon => {
    const hurried = grammar.language === "es" ? entries.flatMap(hurriedEntry) : [];
    return {
      entries: entries.map((entry) => builder.add(entry)),
      others: hurried.map((entry) => builder.add(entry)),
    };
  };
  const usual = add(usualEntries(grammar, soldIn()));
  const names = [...regionNames].filter((name) => name.startsWith(`${grammar.language}-`));
  const regions = names.map((name) => {
    const entries = [...soldIn(name.split("-")[1]), ...regionalEntries(name)];
    return [name, add(entries)] as const;
  });
  const terms = builder.build();
  const lexiconOf = (held: TermsOfLexicon) => new Lexicon(terms, held, grammar);
  return {
    usual: lexiconOf(usual),
    regions: new Map(regions.map(([name, held]) => [name, lexiconOf(held)])),
  };
}

const loaded = new Map<Language, LexiconsOfLanguage>();

function lexiconsOf(grammar: LanguageGrammar): LexiconsOfLanguage {
  const lexicons = loaded.get(grammar.language) ?? loadLexicons(grammar);
  loaded.set(grammar.language, lexicons);
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
  const { regions: lexicons } = lexiconsOf(grammar);
  return names.map((name) => lexicons.get(name)).filter((lexicon) => lexicon !== undefined);
}

/** What most who speak the language mean by its words. */
export function usualLexicon(grammar: LanguageGrammar): Lexicon {
  return lexiconsOf(grammar).usual;
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
  const { usual, regions } = lexiconsOf(grammar);
  return [usual, ...regions.values()].flatMap(({ entries }) => entries);
}
