/** analysis/text: from a sentence to foods. This file looks at a part once it is read whole: a dish that one word names, praise that names nothing. */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { household, mass, ownServing } from "../quantities/measures.ts";
import { comesInFlavours, isFlavour } from "../words/flavours.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { Token } from "../words/tokenise.ts";
import { type Atom, type FoodWord, wordsEaten } from "./atom.ts";
import { withWholeAsSize } from "./whole-of-food.ts";

/** By the place in the text where they begin. A word that was read as several tokens has several at one place. */
export type TokensByStart = ReadonlyMap<number, readonly Token[]>;

const pouredIn: ReadonlySet<string> = new Set(["glass", "bottle", "tall can"]);

function householdWord({ quantity }: Atom): string {
  return quantity?.measure?.kind === "household" ? quantity.measure.word : "";
}

/** In the names of many dishes, which they do not name. */
const weakNames: ReadonlySet<string> = new Set(["vegetables"]);
const eggWhites = "whites";

/** "asado con ensalada": what describes other foods is the dish itself. */
function readModifierAsDish(atom: Atom, tokensByStart: TokensByStart, grammar: LanguageGrammar): Atom {
  const [only, ...others] = atom.words;
  if (only === undefined || others.length > 0) return atom;
  const tokens = tokensByStart.get(only.start) ?? [];
  const typed = tokens[0]?.text ?? "";
  // "veg soup" is a name of its own.
  const isAlone = tokens.some(({ end }) => end === only.end);
  const always = isAlone ? grammar.foodsByThemselves.get(typed) : undefined;
  const isPlain = always?.every((word) => weakNames.has(word)) === true;
  if (always !== undefined)
    return { ...atom, words: [{ ...only, english: always, kind: isPlain ? "plain" : "food" }] };
  const beginsAnew = atom.connective === "apart" || atom.lead !== undefined;
  if (!beginsAnew) return atom;
  // "a glass of red" is wine, "2 white" may be eggs.
  const isVolume = atom.quantity?.measure?.kind === "volume";
  // "5 oz glass of red": the glass is left out once its ounces are read.
  const isGlassOfOunces =
    atom.quantity?.measure === mass.ounce && grammar.loneDishes.get(typed)?.includes("wine");
  const isPoured =
    only.kind === "plain" && (isVolume || isGlassOfOunces === true || pouredIn.has(householdWord(atom)));
  // "3 whites"
  const isCounted = atom.lead === "amount" && atom.quantity?.measure === undefined && only.kind === "plain";
  if (only.kind !== "modifier" && !isPoured && !(isCounted && only.english[0] === eggWhites)) return atom;
  const english = grammar.loneDishes.get(typed);
  return english === undefined ? atom : { ...atom, words: [{ ...only, english, kind: "food" }] };
}

const scooped: ReadonlySet<string> = wordSet("scooped-flavour");
/** In Spanish and French the flavour is in no lexicon by itself. */
const vanillas: ReadonlySet<string> = new Set(["vainilla", "vanille"]);
const powders: ReadonlySet<string> = wordSet("scooped-powder");

/** What it tastes of; undefined where the word is no flavour. */
function flavourOf({ english }: FoodWord): string | undefined {
  return english.find((word) => scooped.has(word));
}

function isPowder({ english }: FoodWord): boolean {
  return english.some((word) => powders.has(word));
}

function wordRead(atom: Atom, english: readonly string[]): Atom {
  const start = atom.words[0]?.start ?? 0;
  const end = atom.words.at(-1)?.end ?? start;
  return { ...atom, words: [{ english, kind: "food", isReread: true, start, end }] };
}

/** "two scoops of vanilla", "boule chocolat" are ice cream; "a scoop of protein", "1 scoop vanilla protein" are powder. */
function readScoop(atom: Atom): Atom {
  const { words } = atom;
  const [only, ...others] = words;
  if (householdWord(atom) !== household.scoop.word || only === undefined) return atom;
  if (words.some(({ english }) => english.includes("cream"))) return atom;
  const isOfPowder = words.every((word) => isPowder(word) || flavourOf(word) !== undefined);
  if (isOfPowder && words.some(isPowder)) return wordRead(atom, ["protein", "powder"]);
  const flavour = others.length > 0 ? undefined : flavourOf(only);
  if (flavour === undefined) return atom;
  return wordRead(atom, [vanillas.has(flavour) ? "vanilla" : flavour, "ice", "cream"]);
}

const alreadySyrup: ReadonlySet<string> = new Set(["syrup", "sauce", "sugar", "honey", "creamer", "cream"]);

/** "3 pumps vanilla", "a pump of hazelnut" in a coffee are of a syrup that tastes of it. */
function readPump(atom: Atom): Atom {
  const [first] = atom.words;
  if (householdWord(atom) !== household.pump.word || first === undefined) return atom;
  if (atom.words.some(({ english }) => english.some((word) => alreadySyrup.has(word)))) return atom;
  const end = atom.words.at(-1)?.end ?? first.end;
  return { ...atom, words: [{ english: ["syrup"], kind: "food", isReread: true, start: first.start, end }] };
}

const bags: ReadonlySet<string> = wordSet("chips-bag");

/** "una bolsa de patatas fritas": chips, not fries. */
function readBagOfFriesAsChips(atom: Atom, grammar: LanguageGrammar): Atom {
  const measure = atom.quantity?.measure;
  if (grammar.bagged.size === 0 || measure?.kind !== "household" || !bags.has(measure.word)) return atom;
  const words = atom.words.map((word) => {
    const english = grammar.bagged.get(word.english.join(" "));
    const { englishAlone: _, ...rest } = word;
    return english === undefined ? word : { ...rest, english, isReread: true };
  });
  return { ...atom, words };
}

/** Words for a packet; the product's own line says how much one holds. */
const packets: ReadonlySet<string> = wordSet("packet");

/** "vasito de arroz con leche": what weighs less than a drink is a pot. g */
const potGramsMax = 180;
const cups: ReadonlySet<string> = new Set(["cup", "glass"]);

/** g. Of a packet for one nobody tells a part: half a packet is of one that several share. */
const packOfOneMax = 60;

function isPartOfSharedPack({ quantity }: Atom, packGrams: number): boolean {
  const isPart = quantity?.isSaid === true && quantity.count < 1;
  return isPart && packGrams <= packOfOneMax;
}

function isSoldIn(atom: Atom, food: FoodWord | undefined): boolean {
  if (food?.packGrams === undefined || isPartOfSharedPack(atom, food.packGrams)) return false;
  const container = householdWord(atom);
  return packets.has(container) || (cups.has(container) && food.packGrams < potGramsMax);
}

/** A crisp, a sweet: hardly anybody eats few of them. */
const smallShare = 0.15;

/** g. Nobody means one biscuit by the name of a packet for one person: "tritón", "criollitas". */
const packetOfOne = { grams: 60, share: 0.3 } as const;

/** "lays", "unas sabritas": the bag, as nobody counted. */
function isBagOfSmallThings({ quantity }: Atom, food: FoodWord | undefined): boolean {
  const isUncounted = quantity === undefined || quantity.vague === "some" || quantity.vague === "few";
  const { servingGrams, packGrams } = food ?? {};
  if (!isUncounted || servingGrams === undefined || packGrams === undefined) return false;
  const isNamedAlone = quantity === undefined && packGrams <= packetOfOne.grams;
  return servingGrams < packGrams * (isNamedAlone ? packetOfOne.share : smallShare);
}

/** "medialunas": of what comes in packets, a plural may be the packet's own name. */
function isOneOfSeveral(food: FoodWord | undefined): boolean {
  return food?.isSeveralOfOne === true && food.kind === "food" && food.packGrams === undefined;
}

/** "oreo", "oreos": what is usually eaten, as nobody counted. */
function withUsualGrams(atom: Atom, grams: number, gramsOfOne: number | undefined): Atom {
  const measure = { kind: "household", word: ownServing, grams } as const;
  const quantity = {
    count: 1,
    qualifiers: [],
    isSaid: false,
    isImplied: true,
    isUsual: true,
    measure,
  } as const;
  return { ...atom, quantity, gramsOfOne };
}

/** g. What weighs as much as a meal's part is what a plate or portion of it holds: "un plato de locro". */
const helpingGramsMin = 120;
const helpings: ReadonlySet<string> = new Set([...wordSet("plate-or-bowl"), "serving", "order"]);

/** A portion of them is a slice. */
const servedBySlice: ReadonlySet<string> = wordSet("served-by-slice");

function isServedIn(container: string, food: FoodWord | undefined): boolean {
  const { servingGrams = 0, packGrams, kind, english = [] } = food ?? {};
  if (container === household.serving.word && english.some((word) => servedBySlice.has(word))) return false;
  const isHelping = kind === "food" && packGrams === undefined && servingGrams >= helpingGramsMin;
  return isHelping && helpings.has(container);
}

/** "unas sabritas chicas": the packet for one person is the small one. */
function withoutSmallOfPacket(atom: Atom): Atom {
  const quantity = atom.quantity && {
    ...atom.quantity,
    qualifiers: atom.quantity.qualifiers.filter((word) => word !== "small"),
  };
  return { ...atom, quantity, sizes: atom.sizes.filter((size) => size !== "small") };
}

/** "una caña": 200 ml of beer, whatever a beer is elsewhere. */
function withServingOfTerm(atom: Atom, { headPosition }: LanguageGrammar): Atom {
  const foods = wordsEaten(atom).filter(({ kind }) => kind !== "modifier");
  const head = headPosition === "first" ? foods[0] : foods.at(-1);
  // "grande latte": the size of a chain's cup.
  const sized = atom.words.find(
    ({ kind, servingGrams }) => kind === "modifier" && servingGrams !== undefined,
  );
  // What a product weighs is known once all amounts are read.
  if (sized === undefined && head?.measures !== undefined) return atom;
  if (sized === undefined && atom.quantity === undefined && head?.usualGrams !== undefined)
    return withUsualGrams(atom, head.usualGrams, head.servingGrams);
  const isBag = isBagOfSmallThings(atom, head);
  const isInPacket = isBag || isSoldIn(atom, head);
  const grams = isInPacket ? head?.packGrams : (sized?.servingGrams ?? head?.servingGrams);
  const isHelping = sized === undefined && isServedIn(householdWord(atom), head);
  const isMeasuredElse = atom.quantity?.measure !== undefined && !isInPacket && !isHelping;
  if (grams === undefined || isMeasuredElse) return atom;
  const measure = { kind: "household", word: ownServing, grams } as const;
  const single = sized === undefined && isOneOfSeveral(head) ? ({ isOfOne: true } as const) : {};
  const implied = { count: 1, qualifiers: [], isSaid: false, isImplied: true, ...single } as const;
  const said = atom.quantity?.vague === undefined ? atom.quantity : { ...atom.quantity, ...single };
  const quantity = isBag ? { ...implied, isUsual: true as const } : (said ?? implied);
  const served = { ...atom, quantity: { ...quantity, measure }, gramsOfOne: head?.servingGrams };
  return isInPacket && grams <= packOfOneMax ? withoutSmallOfPacket(served) : served;
}

/** "bubbly goodness" */
const praiseWordsMax = 2;

/** "with a rich cheesy flavor" may say which food; "12 fl oz of bubbly goodness", "enjoying its fizzy taste" name none. */
function withoutPraise(atom: Atom, lastWord: string, grammar: LanguageGrammar): Atom {
  if (!grammar.praiseNouns.has(lastWord) || atom.connective === "made") return atom;
  const isOfFood = atom.connective === "with" || atom.connective === "aside";
  if (isOfFood && atom.lead !== "amount") return { ...atom, connective: "aside" };
  if (atom.lead !== "amount") return { ...atom, words: [], sizes: [], quantity: undefined };
  const isNamed = atom.words.length > praiseWordsMax || atom.words.at(-1)?.english.at(-1) !== lastWord;
  return isNamed ? atom : { ...atom, words: [], sizes: [] };
}

/** "its fizzy and fruity taste": the first half of what praises. */
export function isHalfOfPraise(before: Atom | undefined, praise: Atom): boolean {
  const isJoined = praise.connective === "and" && praise.lead === undefined;
  return isJoined && before?.isDefinite === true && before.lead === undefined;
}

/** "milka noisette", "lipton pêche": the chocolate and the tea of that flavour. */
function isFlavourOfMaker({ words }: Atom, foods: readonly FoodWord[]): boolean {
  const maker = words.find(({ kind }) => kind === "maker");
  return (
    maker !== undefined && comesInFlavours(maker.english) && foods.every(({ english }) => isFlavour(english))
  );
}

/** "knacki herta", "mcdonalds ice cream": a maker says nothing beside a food, and alone names what it is known for. */
function withoutMakers(atom: Atom, { language }: LanguageGrammar): Atom {
  // English foods are seldom in the lexicon.
  const namesFood = ({ kind }: FoodWord) =>
    kind === "food" || kind === "brand" || (language === "en" && kind === "plain");
  const foods = atom.words.filter(namesFood);
  if (foods.length === 0 || isFlavourOfMaker(atom, foods)) return atom;
  return { ...atom, words: atom.words.filter(({ kind }) => kind !== "maker") };
}

interface AtomRead {
  readonly tokensByStart: TokensByStart;
  readonly grammar: LanguageGrammar;
  /** The last one that was read for it, of a name or not. */
  readonly lastWord: string;
}

export function finishAtom(atom: Atom, { tokensByStart, grammar, lastWord }: AtomRead): Atom {
  const signed = withWholeAsSize(withoutMakers(atom, grammar));
  const named = readBagOfFriesAsChips(
    readModifierAsDish(readScoop(readPump(signed)), tokensByStart, grammar),
    grammar,
  );
  return withoutPraise(withServingOfTerm(named, grammar), lastWord, grammar);
}
