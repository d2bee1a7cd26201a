/** Tells whether the packet of a food was eaten: "lays", "una bolsa de sabritas", "vasito de arroz con leche". */
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, householdWord } from "../atom.ts";

/** Words for a packet; the product's own line says how much one holds. */
const packets: ReadonlySet<string> = wordSet("packet");

/** "vasito de arroz con leche": what weighs less than a drink is a pot. g */
const potGramsMax = 180;
const cups: ReadonlySet<string> = new Set(["cup", "glass"]);

/** g. Of a packet for one nobody tells a part: half a packet is of one that several share. */
const packOfOneMax = 60;

/** A crisp, a sweet: hardly anybody eats few of them. */
const smallShare = 0.15;

/** g. Nobody means one biscuit by the name of a packet for one person: "tritón", "criollitas". */
const packetOfOne = { grams: 60, share: 0.3 } as const;

function isPartOfSharedPack({ quantity }: Atom, packGrams: number): boolean {
  const isPart = quantity?.isSaid === true && quantity.count < 1;
  return isPart && packGrams <= packOfOneMax;
}

function isSoldIn(atom: Atom, packGrams: number): boolean {
  if (isPartOfSharedPack(atom, packGrams)) return false;
  const container = householdWord(atom);
  return packets.has(container) || (cups.has(container) && packGrams < potGramsMax);
}

/** "lays", "unas sabritas": the bag, as nobody counted. */
function isBagOfSmallThings({ quantity }: Atom, packGrams: number, servingGrams: number): boolean {
  const isUncounted = quantity === undefined || quantity.vague === "some" || quantity.vague === "few";
  if (!isUncounted) return false;
  const isNamedAlone = quantity === undefined && packGrams <= packetOfOne.grams;
  return servingGrams < packGrams * (isNamedAlone ? packetOfOne.share : smallShare);
}

/** "unas sabritas chicas": the packet for one person is the small one. */
function withoutSmall(atom: Atom): Atom {
  const quantity = atom.quantity && {
    ...atom.quantity,
    qualifiers: atom.quantity.qualifiers.filter((word) => word !== "small"),
  };
  return { ...atom, quantity, sizes: atom.sizes.filter((size) => size !== "small") };
}

interface EatenPacket {
  readonly grams: number;
  /** Nobody said so: what is usual. */
  readonly isUsual: boolean;
}

/** The packet that was eaten of this food; undefined where it was something else. */
export function packetEaten(atom: Atom, food: FoodWord | undefined): EatenPacket | undefined {
  const { packGrams, servingGrams } = food ?? {};
  if (packGrams === undefined) return undefined;
  const isUsual = servingGrams !== undefined && isBagOfSmallThings(atom, packGrams, servingGrams);
  return isUsual || isSoldIn(atom, packGrams) ? { grams: packGrams, isUsual } : undefined;
}

/** The size of a packet for one says nothing more; a larger packet may be small for its kind. */
export function withSizeOfPacket(atom: Atom, { grams }: EatenPacket): Atom {
  return grams <= packOfOneMax ? withoutSmall(atom) : atom;
}
