// How long hands and eyes take, without any product's own waiting time.

/** Seconds of the keystroke-level model (Card, Moran and Newell 1980): deciding, pointing, pressing and releasing. */
const decideSeconds = 1.35;
const pointSeconds = 1.1;
const pressSeconds = 0.2;
/** Words of five characters that 37,370 people typed in a minute on their phones (Palin and others 2019). */
const wordsPerMinute = 36.2;
const charactersPerWord = 5;

export interface Effort {
  readonly taps: number;
  /** Typed. */
  readonly characters: number;
}

export function secondsOf({ taps, characters }: Effort): number {
  const typing = (characters * 60) / (wordsPerMinute * charactersPerWord);
  return taps * (decideSeconds + pointSeconds + pressSeconds) + typing;
}
