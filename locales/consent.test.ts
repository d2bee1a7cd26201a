// What the page says on which somebody lets an assistant in is what tokens open.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import { type Language, languages } from "#domain/people/language.ts";

/** The words for what the paths are about. */
const named: readonly (readonly [path: RegExp, words: Readonly<Record<Language, RegExp>>])[] = [
  [
    /^\/api\/(?:meals|mealSubmissions|insights|recommendations|foods\/date-range)/,
    { en: /meals/, es: /comidas/, fr: /repas/ },
  ],
  [/^\/api\/dailySummaries/, { en: /days/, es: /días/, fr: /jours/ }],
  [/^\/api\/goals/, { en: /goals/, es: /objetivos/, fr: /objectifs/ }],
  [/^\/api\/body\/weights/, { en: /weight/, es: /peso/, fr: /poids/ }],
  [/^\/api\/body\/water/, { en: /water/, es: /agua/, fr: /eau/ }],
  [/^\/api\/foods\/own/, { en: /own foods/, es: /alimentos propios/, fr: /aliments personnels/ }],
  [/^\/api\/recipes/, { en: /recipes/, es: /recetas/, fr: /recettes/ }],
  [/^\/api\/favourites/, { en: /favorites/, es: /favoritos/, fr: /favoris/ }],
  [/^\/api\/learned/, { en: /usual foods/, es: /alimentos habituales/, fr: /aliments habituels/ }],
];
/** Of the food table, and how many scans are left. */
const impersonal = /^\/api\/(?:foods\/(?:ingredients|sizes|search)|usage\/check)$/;

const opened = (scope: TokenScope) =>
  allEndpoints.flatMap((endpoint) =>
    "token" in endpoint && endpoint.token === scope && !impersonal.test(endpoint.path) ? [endpoint.path] : [],
  );

describe.each(languages)("the page of a connection in %s", (language) => {
  const file = new URL(`${language}/connect.json`, import.meta.url);
  const { may } = JSON.parse(readFileSync(file, "utf8")) as { may: Readonly<Record<TokenScope, string>> };

  it.each(["read", "write"] as const)("names all that a token may %s, and nothing else", (scope) => {
    const unnamed = opened(scope).filter(
      (path) => !named.some(([pattern, words]) => pattern.test(path) && words[language].test(may[scope])),
    );
    expect(unnamed).toEqual([]);
    const paths = opened(scope);
    const tooMuch = named.filter(
      ([pattern, words]) => words[language].test(may[scope]) && !paths.some((path) => pattern.test(path)),
    );
    expect(tooMuch).toEqual([]);
  });
});
