/** Accounts for every number and every word that may name a food: it is in a food, told to be something else, or unread. */
import type { SetAside, SetAsideReason } from "#domain/nutrition/meal-analysis.ts";
import { setAsideMax, unreadWordsMax } from "#domain/nutrition/meal-limits.ts";
import type { Language } from "#domain/people/language.ts";
import { amountOfMention, type SpokenText } from "./compose-mentions.ts";
import { isRefusal } from "./segment/arrange/read-negation.ts";
import { type Atom, type FoodWord, saysWithout } from "./segment/atom.ts";
import type { FoodMention } from "./segment/food-mention.ts";
import { isPartOfFood } from "./segment/kinds-of-food.ts";
import type { SetAsideTokens } from "./segment/set-aside/set-aside.ts";
import { figuresStated, toldAside } from "./told-aside.ts";
import { stemEnglish } from "./words/english-stem.ts";
import { isAdjective } from "./words/head-noun.ts";
import { overlaps, type Place } from "./words/said-text.ts";
import type { Token } from "./words/tokenise.ts";

export interface ReadSentence {
  readonly spoken: SpokenText;
  /** The words of the text, spelled in full. */
  readonly tokens: readonly Token[];
  /** All parts, in the order of the text. */
  readonly atoms: readonly Atom[];
  /** The parts that are not remarks. */
  readonly meant: readonly Atom[];
  /** The same, once every amount, refusal and correction is with its food. */
  readonly arranged: readonly Atom[];
  /** What named a food, and what of it is counted. */
  readonly joined: readonly FoodMention[];
  readonly counted: readonly FoodMention[];
  /** Times, places and numbers that count no food. */
  readonly aside: readonly SetAsideTokens[];
  /** Restaurant chains, where they only say where a food is from; as they were typed. */
  readonly chains: readonly Place[];
  /** Milks that a chain's menu lacks, and which of its kinds was taken for each. */
  readonly milks: readonly (Place & { readonly taken: string })[];
  /** A word of the table or a lexicon. */
  readonly isKnown: (word: string) => boolean;
  /** An everyday word of the language that names no food. */
  readonly isCommon: (word: FoodWord) => boolean;
}

interface AccountedFor {
  /** As they were typed, and the words in full for which foods may be sought. */
  readonly unread: readonly { readonly typed: string; readonly words: readonly string[] }[];
  readonly setAside: readonly SetAside[];
}

const unreadLengthMin = 3;

/** Adverbs, participles and the like: they describe. */
const describingEndings: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|ed|ly|ness|ful|able|ible|dn|sn|ldn)$/,
  es: /(?:mente|ando|iendo|[ai]d[oa]s?|eras?)$/,
  fr: /(?:ment|ants?|eux|euse)$/,
};

function mayNameFood(word: FoodWord, { isCommon, spoken }: ReadSentence): boolean {
  const [text = ""] = word.english;
  const isEveryday = (english: readonly string[]) => isCommon({ ...word, english, kind: "plain" });
  if (word.kind === "modifier" || isEveryday(word.english) || isEveryday(word.english.map(stemEnglish)))
    return false;
  if (word.kind !== "plain") return true;
  if (text.length < unreadLengthMin || !/^\p{L}+$/u.test(text)) return false;
  return !isAdjective(text) && !describingEndings[spoken.language].test(text);
}

/** What became of tokens, and the part that they were read into. */
interface Stretch extends Place {
  readonly reason: SetAsideReason | "used";
  readonly words: readonly string[];
  readonly atom?: Atom | undefined;
}

/** Characters between two stretches that are shown as one: ", y una ". */
const gapMax = 20;

class Account {
  readonly #sentence: ReadSentence;
  readonly #told: (place: Place) => boolean;
  readonly #used: (place: Place) => boolean;
  readonly #named: (place: Place) => boolean;
  readonly #merged: (place: Place) => boolean;
  readonly #foodNames: ReadonlySet<string>;

  constructor(sentence: ReadSentence, told: readonly Place[]) {
    const { atoms, meant, arranged, joined, counted } = sentence;
    const wordsOf = (parts: readonly Atom[]) => parts.flatMap(({ words }) => words);
    const atomsOf = (mentions: readonly FoodMention[]) => mentions.flatMap((mention) => mention.atoms);
    const [isMeant, isArranged] = [meant, arranged].map((parts) => overlaps(wordsOf(parts)));
    this.#sentence = sentence;
    this.#told = overlaps(told);
    this.#used = overlaps(counted.flatMap((mention) => placesUsed(mention, sentence.spoken)));
    this.#named = overlaps(wordsOf(atomsOf(joined)));
    this.#merged = (place) => isMeant?.(place) === true && isArranged?.(place) !== true;
    const named = [...atomsOf(joined), ...atoms.filter(({ words }) => words.some(saysWithout))];
    this.#foodNames = new Set(wordsOf(named).flatMap(({ english }) => english.map(stemEnglish)));
  }

  #reasonOfWord(word: FoodWord, at: number): Stretch["reason"] | undefined {
    const { atoms, isKnown } = this.#sentence;
    const [atom, next] = atoms.slice(at, at + 2);
    const mayBeFood = mayNameFood(word, this.#sentence);
    if (mayBeFood && word.kind === "plain" && !isKnown(word.english[0] ?? "")) return "unread";
    if (this.#used(word)) return "used";
    if (isRefusal(word)) return "notEaten";
    if (atom === undefined || !mayBeFood) return undefined;
    if (this.#named(word)) return "countedInOther";
    const isTakenBack = next?.isCorrection === true && !atom.words.some(this.#used);
    if (atom.words.some(saysWithout) || isTakenBack) return "notEaten";
    if (this.#merged(word) || atom.connective === "bracketed" || atom.isHeading || isPartOfFood(atom))
      return "countedInOther";
    const names = word.english.filter((each) => !isAdjective(each)).map(stemEnglish);
    return names.some((each) => this.#foodNames.has(each)) ? undefined : "unread";
  }

  #stretchOf({ start, end, kind, text }: Token): Stretch | undefined {
    const { atoms } = this.#sentence;
    const isOver = (places: readonly Place[]) => overlaps(places)({ start, end });
    const stretch = { start, end, words: [] };
    if (this.#told(stretch) || (kind === "number" && this.#used(stretch)))
      return { ...stretch, reason: "used" };
    const at = atoms.findIndex((atom) => isOver(placesOf(atom)));
    const atom = atoms[at];
    if (kind !== "number") {
      const word = atom?.words.find((each) => isOver([each]));
      const reason = word && this.#reasonOfWord(word, at);
      return reason && { ...stretch, words: [text], atom, reason };
    }
    // Of the food that it counts, unless that is counted otherwise.
    const reasons = atom?.words.flatMap((word) => this.#reasonOfWord(word, at) ?? []) ?? [];
    const reason = reasons.includes("used") ? "amount" : (reasons[0] ?? "amount");
    const unit = atom?.quantity?.places?.find((each) => each.start >= end && each.start <= end + 1);
    return { ...stretch, end: unit?.end ?? end, atom, reason };
  }

  /** In the order of the text, each as long as nothing else stands between its words. */
  stretches(): readonly (Stretch & { readonly reason: SetAsideReason })[] {
    const found: Stretch[] = [];
    for (const token of this.#sentence.tokens) {
      const next = this.#stretchOf(token);
      const last = found.at(-1);
      if (next === undefined) continue;
      const isBeside = last?.reason !== "unread" && next.start - (last?.end ?? 0) <= gapMax;
      if (last?.reason === next.reason && (isBeside || last.atom === next.atom))
        found[found.length - 1] = { ...last, end: next.end, words: [...last.words, ...next.words] };
      else found.push(next);
    }
    return found.flatMap((each) => (each.reason === "used" ? [] : [{ ...each, reason: each.reason }]));
  }
}

const placesOf = ({ words, quantity }: Atom): readonly Place[] => [...words, ...(quantity?.places ?? [])];

/** Of an amount that the portion does not depend on only the words count: "churros con chocolate, 4". */
function placesUsed(mention: FoodMention, spoken: SpokenText): readonly Place[] {
  const { atoms } = mention;
  const gramsOf = (parts: readonly Atom[]) => amountOfMention({ ...mention, atoms: parts }, spoken).grams;
  return atoms.flatMap((atom, at) => {
    const { quantity, words } = atom;
    if (quantity?.isSaid !== true) return placesOf(atom);
    const twice = atoms.with(at, { ...atom, quantity: { ...quantity, count: quantity.count * 2 } });
    return gramsOf(twice) === gramsOf(atoms) ? words : placesOf(atom);
  });
}

interface Aside extends Partial<Place> {
  readonly reason: SetAsideReason;
  /** Of the menu, instead. */
  readonly taken?: string;
}

export function accountForWords(sentence: ReadSentence): AccountedFor {
  const { places } = sentence.spoken.typed;
  const told = toldAside(sentence.spoken, sentence.aside);
  const stretches = new Account(sentence, told).stretches().map((stretch) => ({
    ...stretch,
    typed: places.typedFor(stretch) ?? "",
  }));
  const unread = stretches.filter(
    ({ reason, typed }, at) =>
      reason === "unread" && stretches.findIndex((other) => other.typed === typed) === at,
  );
  const asked = unread.slice(0, unreadWordsMax);
  const isAsked = (typed: string) => asked.some((each) => each.typed === typed);
  const ofText = [...told, ...stretches].flatMap(({ reason, ...said }) => ({ ...places.find(said), reason }));
  const ofChains = sentence.chains.map((place) => ({ ...place, reason: "name" as const }));
  const ofMilks = sentence.milks.map((milk) => ({ ...milk, reason: "notOnMenu" as const }));
  const figures = figuresStated(sentence.counted, sentence.spoken);
  const all: readonly Aside[] = [...ofChains, ...ofMilks, ...figures, ...ofText];
  const setAside = all
    .map(({ start = 0, end = 0, reason, taken }) => {
      const typed = places.typed.slice(start, end).trim();
      return { start, reason, text: taken === undefined ? typed : `${typed} → ${taken}` };
    })
    .filter(({ reason, text }) => text !== "" && !(reason === "unread" && isAsked(text)))
    .sort((a, b) => a.start - b.start)
    .map(({ text, reason }) => ({ text, reason }));
  return { unread: asked, setAside: setAside.slice(0, setAsideMax) };
}
