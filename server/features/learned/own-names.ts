import type { OwnName } from "#analysis/own-names/own-name.ts";
import type { Language } from "#domain/people/language.ts";

interface OwnNamesRequest {
  readonly userId: string;
  readonly text: string;
  readonly language: Language;
}

/** The person's foods, products, recipes and favourites that the text names. */
export type FindOwnNames = (request: OwnNamesRequest) => Promise<readonly OwnName[]>;
