/** A text that is spelt out step by step, and where each part of it was typed. */

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Whether a place has a character in common with one of these. */
export function overlaps(places: readonly Place[]): (place: Place) => boolean {
  return ({ start, end }) => places.some((other) => start < other.end && other.start < end);
}

export interface Replacement extends Place {
  readonly by: string;
}

/** For each character, the place of what was typed for it. */
type Origins = readonly Place[];

type Replacer = string | ((found: RegExpExecArray) => string);

export class SaidText {
  readonly typed: string;
  readonly text: string;
  /** Undefined where nothing was replaced. */
  readonly #origins: Origins | undefined;

  private constructor(typed: string, text: string, origins: Origins | undefined) {
    this.typed = typed;
    this.text = text;
    this.#origins = origins;
  }

  static asTyped(typed: string): SaidText {
    return new SaidText(typed, typed, undefined);
  }

  /** Where a stretch of the text was typed; undefined where it has no length. */
  find({ start, end }: Place): Place | undefined {
    if (end <= start) return undefined;
    if (this.#origins === undefined) return { start, end };
    const origins = this.#origins.slice(start, end);
    return {
      start: Math.min(...origins.map((origin) => origin.start)),
      end: Math.max(...origins.map((origin) => origin.end)),
    };
  }

  typedFor(place: Place): string | undefined {
    const typed = this.find(place);
    return typed && this.typed.slice(typed.start, typed.end);
  }

  /** Of a global pattern, all that it matches; "$1" stands for its first group. */
  replace(pattern: RegExp, by: Replacer): SaidText {
    const found = [...this.text.matchAll(pattern)];
    return this.with(
      found.map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        by: typeof by === "string" ? by.replace("$1", () => match[1] ?? "") : by(match),
      })),
    );
  }

  /** With stretches replaced that are in order and apart. */
  with(replacements: readonly Replacement[]): SaidText {
    const changed = replacements.filter(({ start, end, by }) => this.text.slice(start, end) !== by);
    if (changed.length === 0) return this;
    let text = "";
    const origins: Place[] = [];
    let at = 0;
    const keepUpTo = (next: number) => {
      text += this.text.slice(at, next);
      for (; at < next; at++) origins.push(this.#origins?.[at] ?? { start: at, end: at + 1 });
    };
    for (const { start, end, by } of changed) {
      keepUpTo(start);
      const origin = this.find({ start, end }) ?? { start, end: start };
      for (let index = 0; index < by.length; index++) origins.push(origin);
      text += by;
      at = end;
    }
    keepUpTo(this.text.length);
    return new SaidText(this.typed, text, origins);
  }
}
