/** Some cases of a large grid in `npm test`, all of them in `npm run test:long`. The same ones each time. */

const takesAll = process.env.LONG_TESTS === "on";

/**
 * Every `count`th case, starting further on for each `row`: over `count` rows every case is taken, so that a grid of dishes and
 * ingredients loses neither a dish nor an ingredient.
 */
export function takeTurns<Case>(cases: readonly Case[], count: number, row = 0): readonly Case[] {
  return takesAll ? cases : cases.filter((_, at) => (at + row) % count === 0);
}
