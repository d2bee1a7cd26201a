/** Numbers from 0 to 1 that are the same for the same seed (mulberry32, public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Dice {
  between(least: number, most: number): number;
  pick<Choice>(choices: readonly Choice[]): Choice;
  /** Whether something with this probability happens. */
  happens(probability: number): boolean;
}

export function diceFrom(seed: number): Dice {
  const random = randomFrom(seed);
  return {
    between: (least, most) => least + random() * (most - least),
    pick: (choices) => {
      const picked = choices[Math.floor(random() * choices.length)];
      if (picked === undefined) throw new Error("Nothing to pick from.");
      return picked;
    },
    happens: (probability) => random() < probability,
  };
}
