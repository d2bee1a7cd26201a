import {
  type EverydayKind,
  type EverydaySet,
  everydayKinds,
  type MeasuredEveryday,
} from "#contract/shapes/measured-everyday.ts";
import { byLanguage } from "#domain/people/language.ts";
import { figuresOfEveryday, type JudgedSentence } from "./figures.ts";
import type { publishedSets } from "./published-sets.ts";

export interface PublishedSentence extends JudgedSentence {
  readonly kinds: readonly EverydayKind[];
}

/** The figures without times, so that the same analyser always writes the same file. */
function shownOf(judged: readonly JudgedSentence[]): EverydaySet {
  const { sentences, nearMiddle, offTwofold, asked, rangeTouches } = figuresOfEveryday(judged);
  return { sentences, nearMiddle, offTwofold, asked, rangeTouches };
}

const inLanguages = (judged: readonly JudgedSentence[]) => ({
  ...byLanguage((language) => shownOf(judged.filter((one) => one.language === language))),
  all: shownOf(judged),
});

/** The figures that the accuracy page shows for everyday sentences. */
export function publishedEverydayFigures({
  independent,
  own,
}: Readonly<Record<keyof typeof publishedSets, readonly PublishedSentence[]>>): MeasuredEveryday {
  const byCountry = [...Map.groupBy(own, ({ country }) => country)];
  byCountry.sort(([, a], [, b]) => b.length - a.length);
  const all = [...independent, ...own];
  return {
    independent: inLanguages(independent),
    own: inLanguages(own),
    countries: Object.fromEntries(byCountry.map(([country, ofIt]) => [country, shownOf(ofIt)])),
    kinds: everydayKinds.map((kind) => {
      const { sentences, nearMiddle } = shownOf(all.filter(({ kinds }) => kinds.includes(kind)));
      return { kind, sentences, nearMiddle };
    }),
  };
}
