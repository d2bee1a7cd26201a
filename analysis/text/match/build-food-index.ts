/** Indexes the names of the table's rows by word: which names contain a word, what finding it adds to a name's score, and what missing it takes off. */
import type { FoodRow } from "#food/food-row.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type FoodIndex, type Postings, type Span, wordPlace } from "./food-index.ts";
import {
  alternativePenaltyFactor,
  breadOfSandwichPenalty,
  detailPenaltyMax,
  expectedWordPenalty,
  identityWeightMin,
  impliedScale,
  markedPenalty,
  rawPenalty,
  shareOfOtherNames,
  statedWordCredit,
  unstatedWordPenalty,
  type WordRole,
} from "./match-weights.ts";
import { namesOf, type RowName, tableNamesOf } from "./row-names.ts";
import { type DescribedRow, describeRow, type RowWord } from "./row-words.ts";

const placeOfRole: Readonly<Record<WordRole, number>> = {
  head: wordPlace.head,
  groupHead: wordPlace.head,
  beforeHead: wordPlace.naming,
  group: wordPlace.naming,
  detail: wordPlace.naming,
  complement: wordPlace.beside,
  brand: wordPlace.beside,
  also: wordPlace.otherName,
};

/** Ways of serving that a row states and people leave out. */
const expectedWords: ReadonlySet<string> = wordSet("expected");

/** Nobody who eats such a kind leaves it unsaid. */
const markedWords: ReadonlySet<string> = wordSet("marked");

/** People who ate an egg on a biscuit name the biscuit too. */
const breadsOfSandwich: ReadonlySet<string> = wordSet("bread-of-sandwich");

function isBreadOfSandwich({ text, role }: RowWord): boolean {
  return role === "complement" && breadsOfSandwich.has(text);
}

function isMarked({ text, role }: RowWord): boolean {
  const isDetail = role === "detail" || role === "complement";
  return isDetail && markedWords.has(text);
}

const namingRoles: ReadonlySet<WordRole> = new Set(["head", "group", "groupHead"]);

interface Entry {
  readonly name: number;
  readonly credit: number;
  readonly penalty: number;
  readonly place: number;
}

function columnsOf(entries: readonly Entry[]): Postings {
  return {
    names: Int32Array.from(entries, (entry) => entry.name),
    credits: Float32Array.from(entries, (entry) => entry.credit),
    penalties: Float32Array.from(entries, (entry) => entry.penalty),
    places: Uint8Array.from(entries, (entry) => entry.place),
  };
}

class IndexBuilder {
  readonly #entries = new Map<string, Entry[]>();
  readonly #rowOfName: number[] = [];
  readonly #basePenalty: number[] = [];
  readonly #weights: ReadonlyMap<string, number>;

  constructor(weights: ReadonlyMap<string, number>) {
    this.#weights = weights;
  }

  addName({ row, required, extra, bonus, isPlant, implied }: RowName): void {
    const name = this.#rowOfName.length;
    const best = new Map<string, Entry>();
    const scale = this.#scaleOfDetails(required);
    let total = 0;
    for (const word of required) {
      if (best.has(word.text)) continue;
      const isWhole = namingRoles.has(word.role) || isMarked(word) || isBreadOfSandwich(word);
      const share = implied.has(word.text) ? impliedScale : isWhole ? 1 : scale;
      const penalty = this.#penaltyOf(word, isPlant) * share;
      total += penalty;
      best.set(word.text, {
        name,
        credit: statedWordCredit[word.role],
        penalty,
        place: placeOfRole[word.role],
      });
    }
    for (const word of extra) {
      if (best.has(word.text)) continue;
      const penalty = this.#penaltyOf(word, isPlant) * (shareOfOtherNames[word.role] ?? 0);
      total += penalty;
      best.set(word.text, { name, credit: statedWordCredit.also, penalty, place: wordPlace.otherName });
    }
    this.#rowOfName.push(row);
    this.#basePenalty.push(total - bonus);
    for (const [text, entry] of best) {
      const entries = this.#entries.get(text);
      if (entries === undefined) this.#entries.set(text, [entry]);
      else entries.push(entry);
    }
  }

  /** Long descriptions must not lose against short ones for their length alone. */
  #scaleOfDetails(words: readonly RowWord[]): number {
    const details = words.filter((word) => !namingRoles.has(word.role) && !isMarked(word));
    const sum = details.reduce((total, word) => total + this.#penaltyOf(word, true), 0);
    return sum > detailPenaltyMax ? detailPenaltyMax / sum : 1;
  }

  #penaltyOf(word: RowWord, isPlant: boolean): number {
    const known = this.#weights.get(word.text) ?? 1;
    // Before the head, even a common word makes another food: "sweet potato".
    const weight = word.role === "beforeHead" ? Math.max(known, identityWeightMin) : known;
    if (word.text === "raw" && word.role === "detail") return rawPenalty[isPlant ? "plant" : "other"];
    if (isMarked(word)) return Math.max(known, 1) * markedPenalty;
    if (isBreadOfSandwich(word)) return Math.max(known, 1) * breadOfSandwichPenalty;
    const isExpected = expectedWords.has(word.text) && !namingRoles.has(word.role);
    const share = isExpected ? expectedWordPenalty : unstatedWordPenalty[word.role];
    return weight * share * (word.isAlternative ? alternativePenaltyFactor : 1);
  }

  build(rows: readonly FoodRow[]): FoodIndex {
    const spans = new Map<string, Span>();
    let end = 0;
    for (const [word, { length }] of this.#entries) {
      spans.set(word, { from: end, to: end + length });
      end += length;
    }
    const weights = this.#weights;
    return {
      rows,
      postings: columnsOf([...this.#entries.values()].flat()),
      spans,
      weightOf: (word) => weights.get(word) ?? 1,
      rowOfName: Int32Array.from(this.#rowOfName),
      basePenalty: Float32Array.from(this.#basePenalty),
    };
  }
}

/** Rare words tell more: from 0.5 for a word of every row to 1.5 for a word of one. */
function weighWords(described: readonly DescribedRow[]): ReadonlyMap<string, number> {
  const rowCounts = new Map<string, number>();
  for (const { words } of described) {
    for (const text of new Set(words.map((word) => word.text))) {
      rowCounts.set(text, (rowCounts.get(text) ?? 0) + 1);
    }
  }
  const logRows = Math.log(described.length + 1);
  return new Map([...rowCounts].map(([text, count]) => [text, 0.5 + (logRows - Math.log(count)) / logRows]));
}

export function buildFoodIndex(rows: readonly FoodRow[]): FoodIndex {
  const described = rows.map((row) => describeRow(row.source.description));
  const names = tableNamesOf(rows, described);
  const builder = new IndexBuilder(weighWords(described));
  for (const [at, row] of rows.entries()) {
    const own = described[at];
    if (own === undefined) continue;
    for (const name of namesOf(row, own, names)) builder.addName(name);
  }
  return builder.build(rows);
}
