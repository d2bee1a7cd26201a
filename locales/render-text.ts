import { readdirSync, readFileSync } from "node:fs";
import { byLanguage, type Language } from "#domain/people/language.ts";
import { localeOf, type Speaker } from "#domain/people/locale.ts";
import { RecentMap } from "#domain/recent-map.ts";
import type advice from "./en/server/advice.json";
import type imports from "./en/server/imports.json";
import type mails from "./en/server/mails.json";
import type notifications from "./en/server/notifications.json";
import type payments from "./en/server/payments.json";
import type questions from "./en/server/questions.json";
import type site from "./en/server/site.json";
import { regions as english } from "./regions/en.ts";
import { regions as spanish } from "./regions/es.ts";
import { regions as french } from "./regions/fr.ts";
import { type InWordsOfRegion, inWordsOfRegion } from "./regions/in-words-of-region.ts";

/** Texts that the server finishes; the browser never loads them. Written as i18next reads the interface's texts. */
interface ServerTexts {
  advice: typeof advice;
  imports: typeof imports;
  mails: typeof mails;
  notifications: typeof notifications;
  payments: typeof payments;
  questions: typeof questions;
  site: typeof site;
}
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${"one" | "many" | "other"}` ? Base : Key;
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];
/** `namespace:area.thing`, as in the interface's texts. */
export type TextKey = {
  [Name in keyof ServerTexts]: `${Name}:${KeysOf<ServerTexts[Name]>}`;
}[keyof ServerTexts];

/** A text before it has a language. A number called `count` chooses the plural. */
export interface Text {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, string | number | Text>>;
}

type Templates = ReadonlyMap<string, string>;

function loadTemplates(language: Language): Templates {
  const folder = new URL(`./${language}/server/`, import.meta.url);
  const files = readdirSync(folder).map((file) =>
    templatesIn(file.replace(".json", ":"), JSON.parse(readFileSync(new URL(file, folder), "utf8"))),
  );
  return new Map(files.flat());
}

function templatesIn(path: string, texts: unknown): [string, string][] {
  if (typeof texts === "string") return [[path, texts]];
  if (typeof texts !== "object" || texts === null) throw new Error(`${path} is neither a text nor an object`);
  const separator = path.endsWith(":") ? "" : ".";
  return Object.entries(texts).flatMap(([key, child]) => templatesIn(`${path}${separator}${key}`, child));
}

interface Reader {
  readonly templates: Templates;
  readonly plurals: Intl.PluralRules;
}

const readers = byLanguage(
  (language): Reader => ({
    templates: loadTemplates(language),
    plurals: new Intl.PluralRules(language),
  }),
);

function templateOf({ templates, plurals }: Reader, { key, values }: Text): string | undefined {
  const count = values?.count;
  if (typeof count !== "number") return templates.get(key);
  return (
    templates.get(`${key}_${plurals.select(count)}`) ?? templates.get(`${key}_other`) ?? templates.get(key)
  );
}

/** `{{name}}`, `{{name, number}}` or `{{name, capitalised}}`. */
const placeholder = /\{\{(\w+)(?:, (\w+))?\}\}/g;

const regions = { en: english, es: spanish, fr: french };

interface Country {
  readonly inWords: InWordsOfRegion | undefined;
  readonly numbers: Intl.NumberFormat;
}

const countriesMax = 100;
const countries = new RecentMap<string, Country>(countriesMax);

function countryOf({ language, country }: Speaker): Country {
  const locale = localeOf(language, country);
  return countries.getOrMake(locale, () => ({
    inWords: inWordsOfRegion(regions[language], country),
    numbers: new Intl.NumberFormat(locale),
  }));
}

/** In the words and numbers of the country. What a person typed stays as it is. */
export function renderText(speaker: Speaker, text: Text): string {
  const { language } = speaker;
  const template = templateOf(readers[language], text);
  if (template === undefined) throw new Error(`No text ${text.key} in ${language}`);
  const { inWords, numbers } = countryOf(speaker);
  const theirs = inWords?.(template, text.key) ?? template;
  return theirs.replace(placeholder, (slot, name: string, format: string | undefined) => {
    const value = text.values?.[name];
    if (value === undefined) throw new Error(`${text.key} lacks a value for ${slot}`);
    if (typeof value === "number" && format === "number") return numbers.format(value);
    const plain = typeof value === "object" ? renderText(speaker, value) : String(value);
    return format === "capitalised" ? plain.charAt(0).toLocaleUpperCase(language) + plain.slice(1) : plain;
  });
}
