import type { KindFigures } from "#contract/shapes/measured-everyday.ts";

/** Fewer sentences say nothing of their kind. */
const fewestSentences = 20;
const mostKinds = 10;

/** The kinds of sentences that are read worst, the worst first. */
export function worstKinds(kinds: readonly KindFigures[]): readonly KindFigures[] {
  return kinds
    .filter(({ sentences }) => sentences >= fewestSentences)
    .sort((a, b) => a.nearMiddle - b.nearMiddle)
    .slice(0, mostKinds);
}
