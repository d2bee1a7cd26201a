/** Reads which share of a food was eaten: "split 3 ways", "left half". */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isPartEnd, type TokenisedText } from "../sentence.ts";

/** Longer runs behind "shared with" name food: "shared with rice, beans". */
const companionTokensMax = 4;

/** Where the words about the others end: "with my wife". */
function endOfCompanions(sentence: TokenisedText, at: number): number | undefined {
  let next = at;
  while (!isPartEnd(sentence, next)) next++;
  return next - at <= companionTokensMax ? next : undefined;
}

interface Share {
  /** Of the food before it. */
  readonly share: number;
  readonly next: number;
}

/** More do not share one plate. */
const peopleMax = 10;
/** Between their number and the end: "3 ways", "4 of us". */
const peopleWords = wordSet("people-sharing");

function isPeople(count: number): boolean {
  return Number.isInteger(count) && count >= 2 && count <= peopleMax;
}

function skipPeopleWords(tokens: readonly Token[], at: number): number {
  let next = at;
  while (peopleWords.has(textAt(tokens, next))) next++;
  return next;
}

function tellsSharers(tokens: readonly Token[], at: number, grammar: LanguageGrammar): boolean {
  return readPhrase(tokens, at, { phrases: grammar.sharedAmong }) !== undefined;
}

interface Sharers {
  readonly people: number;
  readonly next: number;
}

/** "between 3 of us", "entre 4", "partagée à 3". */
function readSharers(tokens: readonly Token[], at: number, grammar: LanguageGrammar): Sharers | undefined {
  const among = readPhrase(tokens, at, { phrases: grammar.sharedAmong });
  if (among === undefined) return undefined;
  const article = grammar.definiteWords.has(textAt(tokens, among.next)) ? among.next + 1 : among.next;
  const number = readNumber(tokens, article, grammar);
  if (number === undefined || number.spread !== undefined || !isPeople(number.value)) return undefined;
  return { people: number.value, next: skipPeopleWords(tokens, number.next) };
}

/** What is laid for all who eat of it, and named by what one of them has: "planche apéro à deux", "raclette pour 4". */
const laidForAll: ReadonlySet<string> = wordSet("laid-for-all");
const servedTo: ReadonlySet<string> = wordSet("served-to");

function isLaidForAll(tokens: readonly Token[], at: number): boolean {
  const mark = tokens.slice(0, at).findLastIndex(({ kind }) => kind === "mark");
  return tokens.slice(mark + 1, at).some(({ text }) => laidForAll.has(text));
}

/** "raclette pour 4", "lasagne for 4 people": how many it was made for says nothing of what one of them ate. */
function readServed(tokens: readonly Token[], at: number, grammar: LanguageGrammar): Share | undefined {
  const number = servedTo.has(textAt(tokens, at)) ? readNumber(tokens, at + 1, grammar) : undefined;
  if (number === undefined || number.spread !== undefined || !isPeople(number.value)) return undefined;
  return { share: 1, next: skipPeopleWords(tokens, number.next) };
}

function readPeopleServed(tokens: readonly Token[], at: number, grammar: LanguageGrammar): Share | undefined {
  const sharers = readSharers(tokens, at, grammar);
  if (sharers === undefined) return readServed(tokens, at, grammar);
  return { share: isLaidForAll(tokens, at) ? 1 : 1 / sharers.people, next: sharers.next };
}

/** "between 2 and 3 cookies", but not "entre 5 y unas bravas". */
function isRange(tokens: readonly Token[], { share, next }: Share, grammar: LanguageGrammar): boolean {
  if (!grammar.andWords.has(textAt(tokens, next))) return false;
  const upper = readNumber(tokens, next + 1, grammar);
  return upper !== undefined && upper.value > 1 / share;
}

/** "left half", "shared between 3", where no food follows. */
function readShare(tokens: readonly Token[], at: number, grammar: LanguageGrammar): Share | undefined {
  const read = readPhrase(tokens, at, { phrases: grammar.shares });
  const tellsPeople = servedTo.has(textAt(tokens, at)) || tellsSharers(tokens, at, grammar);
  const isForAll = tellsPeople && isLaidForAll(tokens, at);
  const share =
    read === undefined
      ? readPeopleServed(tokens, at, grammar)
      : { share: isForAll ? 1 : read.meaning, next: read.next };
  return share !== undefined && !isRange(tokens, share, grammar) && isPartEnd({ tokens, grammar }, share.next)
    ? share
    : undefined;
}

/** "didn't finish the fries", "pas fini les frites": a food behind it, with a definite article. */
function readShareOfNamed(tokens: readonly Token[], at: number, grammar: LanguageGrammar): Share | undefined {
  const read = readPhrase(tokens, at, { phrases: grammar.shares });
  if (read === undefined) return undefined;
  const text = textAt(tokens, read.next);
  const isDefinite = grammar.definiteWords.has(text) || grammar.contractedDefinites.has(text);
  if (!isDefinite || isPartEnd({ tokens, grammar }, read.next + 1)) return undefined;
  const next = textAt(tokens, read.next + 1) === "'" ? read.next + 2 : read.next + 1;
  return { share: read.meaning, next };
}

const sharingVerbs: ReadonlySet<string> = wordSet("sharing-verb");
const companions: ReadonlySet<string> = wordSet("companion");

/** Where people are named as company, there were two of them. */
const shareOfTwo = 0.5;

/** "shared a pizza with my wife", "compartí una ensalada con mi novio": the verb comes before the food. */
function readCompanionsOfVerb(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): Share | undefined {
  const isWith = grammar.connectives.get(textAt(tokens, at)) === "with";
  const article = grammar.articles.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (!isWith || !companions.has(textAt(tokens, article))) return undefined;
  const stop = tokens.slice(0, at).findLastIndex(({ text }) => text === "." || text === "\n");
  if (!tokens.slice(stop + 1, at).some(({ text }) => sharingVerbs.has(text))) return undefined;
  const next = endOfCompanions({ tokens, grammar }, at + 1);
  return next === undefined ? undefined : { share: shareOfTwo, next };
}

function readCompanions(tokens: readonly Token[], at: number, grammar: LanguageGrammar): Share | undefined {
  const shared = readPhrase(tokens, at, { phrases: grammar.sharing });
  const next = shared && endOfCompanions({ tokens, grammar }, shared.next);
  if (shared === undefined || next === undefined) return undefined;
  return { share: isLaidForAll(tokens, at) ? 1 : shared.meaning, next };
}

const clauseEnds: ReadonlySet<string> = new Set([".", ";", "\n"]);

/** "shared a steak between 3": without people, the verb alone would mean half. Changes what was read. */
function dropSharingVerb(read: Token[]): void {
  const from = read.findLastIndex(({ text }) => clauseEnds.has(text)) + 1;
  const verb = read.findIndex(({ text }, at) => at >= from && sharingVerbs.has(text));
  if (verb >= 0) read.splice(verb, 1);
}

/** "pizza shared with my wife", "una pizza a medias" become "pizza, 0.5": the share is an amount behind the food. */
export function sharesAsAmounts(tokens: readonly Token[], grammar: LanguageGrammar): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const isPhrase = at > 0 && token.kind === "word";
    const ofNamed = isPhrase ? readShareOfNamed(tokens, at, grammar) : undefined;
    const shared = !isPhrase
      ? undefined
      : (ofNamed ??
        readCompanions(tokens, at, grammar) ??
        readShare(tokens, at, grammar) ??
        readCompanionsOfVerb(tokens, at, grammar));
    if (shared === undefined) {
      read.push(token);
      continue;
    }
    at = shared.next - 1;
    if (shared.share === 1) continue;
    const place = { start: token.start, end: token.end, isJoined: false };
    const named = ofNamed === undefined ? {} : ({ isShareOfNamed: true } as const);
    dropSharingVerb(read);
    read.push({ ...place, text: ",", kind: "mark" });
    read.push({ ...place, text: String(shared.share), kind: "number", value: shared.share, ...named });
    // No decimal point of the share: "240 g de arroz entre 2. tofu".
    const behind = tokens[shared.next];
    if (behind?.text !== ".") continue;
    read.push({ ...behind, isJoined: false });
    at++;
  }
  return read;
}
