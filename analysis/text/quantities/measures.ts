/** Names what amounts are counted in. */

/** `word` is how the food table's household measures call it. */
export type Measure =
  | { readonly kind: "mass"; readonly grams: number }
  | { readonly kind: "volume"; readonly word: string; readonly ml: number }
  | {
      readonly kind: "household";
      readonly word: string;
      /** What one holds or weighs when the table's row does not say. */
      readonly grams?: number;
      readonly ml?: number;
      /** Where the word itself says it: "platazo". */
      readonly size?: Size;
    };

const gramsPerOunce = 28.3495;
export const mlPerFluidOunce = 29.5735;

/** g. International avoirdupois pound and ounce. */
export const mass = {
  microgram: { kind: "mass", grams: 1e-6 },
  milligram: { kind: "mass", grams: 1e-3 },
  gram: { kind: "mass", grams: 1 },
  kilogram: { kind: "mass", grams: 1000 },
  ounce: { kind: "mass", grams: gramsPerOunce },
  pound: { kind: "mass", grams: 453.592 },
} as const satisfies Record<string, Measure>;

/** ml. US customary volumes; the cup of the food table is 8 fl oz. */
export const volume = {
  millilitre: { kind: "volume", word: "ml", ml: 1 },
  centilitre: { kind: "volume", word: "ml", ml: 10 },
  decilitre: { kind: "volume", word: "ml", ml: 100 },
  litre: { kind: "volume", word: "ml", ml: 1000 },
  fluidOunce: { kind: "volume", word: "fl oz", ml: mlPerFluidOunce },
  cup: { kind: "volume", word: "cup", ml: 236.588 },
  tablespoon: { kind: "volume", word: "tablespoon", ml: 14.787 },
  teaspoon: { kind: "volume", word: "teaspoon", ml: 4.929 },
  dessertSpoon: { kind: "volume", word: "tablespoon", ml: 10 },
  pint: { kind: "volume", word: "pint", ml: 473.176 },
  quart: { kind: "volume", word: "quart", ml: 946.353 },
  gallon: { kind: "volume", word: "gallon", ml: 3785.41 },
} as const satisfies Record<string, Measure>;

/** Typical sizes, used only when the table's row has no such measure. g and ml; our own round figures. */
export const household = {
  slice: { kind: "household", word: "slice", grams: 30 },
  sliver: { kind: "household", word: "slice", grams: 30, size: "small" },
  /** Of the squares of a bar of chocolate. */
  row: { kind: "household", word: "row", grams: 25 },
  piece: { kind: "household", word: "piece" },
  chunk: { kind: "household", word: "chunk", grams: 20 },
  hunk: { kind: "household", word: "hunk", grams: 60 },
  slab: { kind: "household", word: "slab", grams: 100 },
  block: { kind: "household", word: "block", grams: 200 },
  shaving: { kind: "household", word: "shaving", grams: 2 },
  bite: { kind: "household", word: "bite", grams: 15 },
  /** Counts the thing itself: "6 uds de croquetas" are six croquettes. */
  unit: { kind: "household", word: "unit" },
  bottle: { kind: "household", word: "bottle", ml: 500 },
  can: { kind: "household", word: "can", ml: 355 },
  glass: { kind: "household", word: "glass", ml: 240 },
  /** 16 US fl oz, as beer is sold in North America. */
  tallCan: { kind: "household", word: "tall can", ml: 473 },
  /** How beer is poured and sold in Australia and New Zealand. */
  schooner: { kind: "household", word: "schooner", ml: 425 },
  middy: { kind: "household", word: "middy", ml: 285 },
  stubby: { kind: "household", word: "stubby", ml: 375 },
  tinnie: { kind: "household", word: "tinnie", ml: 375 },
  longneck: { kind: "household", word: "longneck", ml: 750 },
  /** A quarter of a sandwich. */
  triangle: { kind: "household", word: "triangle", grams: 40 },
  mug: { kind: "household", word: "mug", ml: 300 },
  shot: { kind: "household", word: "shot", ml: 44 },
  bowl: { kind: "household", word: "bowl", ml: 350 },
  /** What Indian tables serve curries and tea in. */
  katori: { kind: "household", word: "katori", ml: 150 },
  kulhad: { kind: "household", word: "kulhad", ml: 180 },
  espressoCup: { kind: "household", word: "small cup", ml: 100 },
  /** For several people. */
  carafe: { kind: "household", word: "carafe", ml: 500 },
  jug: { kind: "household", word: "jug", ml: 1000 },
  pitcher: { kind: "household", word: "pitcher", ml: 1500 },
  /** In which a drink is carried. */
  flask: { kind: "household", word: "flask", ml: 500 },
  sip: { kind: "household", word: "sip", ml: 20 },
  plate: { kind: "household", word: "plate", grams: 300 },
  saucer: { kind: "household", word: "saucer", grams: 80 },
  bag: { kind: "household", word: "bag", grams: 42 },
  packet: { kind: "household", word: "packet" },
  package: { kind: "household", word: "package" },
  pouch: { kind: "household", word: "pouch", grams: 90 },
  box: { kind: "household", word: "box" },
  juiceBox: { kind: "household", word: "juice", ml: 200 },
  carton: { kind: "household", word: "carton", ml: 240 },
  container: { kind: "household", word: "container" },
  tub: { kind: "household", word: "tub" },
  bucket: { kind: "household", word: "bucket" },
  basket: { kind: "household", word: "basket" },
  punnet: { kind: "household", word: "punnet", grams: 250 },
  /** The inner wrapper of crackers or biscuits. */
  sleeve: { kind: "household", word: "sleeve" },
  floret: { kind: "household", word: "floret", grams: 12 },
  spear: { kind: "household", word: "spear", grams: 16 },
  tray: { kind: "household", word: "tray" },
  jar: { kind: "household", word: "jar" },
  tube: { kind: "household", word: "tube" },
  bar: { kind: "household", word: "bar" },
  scoop: { kind: "household", word: "scoop", ml: 70 },
  handful: { kind: "household", word: "handful", grams: 30 },
  pinch: { kind: "household", word: "pinch", grams: 0.4 },
  sprinkle: { kind: "household", word: "sprinkle", grams: 4 },
  dash: { kind: "household", word: "dash", grams: 0.6 },
  drizzle: { kind: "household", word: "drizzle", ml: 7 },
  splash: { kind: "household", word: "splash", ml: 15 },
  /** Of a coffee shop's syrup. */
  pump: { kind: "household", word: "pump", grams: 10 },
  drop: { kind: "household", word: "drop", ml: 0.05 },
  knob: { kind: "household", word: "knob", grams: 10 },
  scrape: { kind: "household", word: "scrape", grams: 5 },
  squirt: { kind: "household", word: "squirt", ml: 10 },
  dollop: { kind: "household", word: "dollop", ml: 20 },
  spoonful: { kind: "household", word: "tablespoon", ml: 14.787 },
  ladle: { kind: "household", word: "ladle", ml: 150 },
  clove: { kind: "household", word: "clove", grams: 3 },
  cube: { kind: "household", word: "cube", grams: 4 },
  lump: { kind: "household", word: "cube", grams: 10 },
  sprig: { kind: "household", word: "sprig", grams: 1 },
  stalk: { kind: "household", word: "stalk" },
  head: { kind: "household", word: "head" },
  bunch: { kind: "household", word: "bunch", grams: 100 },
  ear: { kind: "household", word: "ear" },
  leaf: { kind: "household", word: "leaf", grams: 5 },
  stick: { kind: "household", word: "stick" },
  rod: { kind: "household", word: "rod" },
  finger: { kind: "household", word: "finger" },
  strip: { kind: "household", word: "strip" },
  rasher: { kind: "household", word: "rasher" },
  link: { kind: "household", word: "link" },
  patty: { kind: "household", word: "patty" },
  fillet: { kind: "household", word: "fillet" },
  wedge: { kind: "household", word: "wedge" },
  segment: { kind: "household", word: "section" },
  ring: { kind: "household", word: "ring" },
  ball: { kind: "household", word: "ball" },
  loaf: { kind: "household", word: "loaf" },
  roll: { kind: "household", word: "roll" },
  half: { kind: "household", word: "half" },
  quarter: { kind: "household", word: "quarter" },
  square: { kind: "household", word: "square" },
  cone: { kind: "household", word: "cone" },
  pat: { kind: "household", word: "pat", grams: 5 },
  pot: { kind: "household", word: "pot" },
  ramekin: { kind: "household", word: "ramekin" },
  order: { kind: "household", word: "order" },
  serving: { kind: "household", word: "serving" },
  drink: { kind: "household", word: "drink" },
  cupcake: { kind: "household", word: "cupcake" },
  smallDish: { kind: "household", word: "small dish", grams: 120 },
  tapa: { kind: "household", word: "tapa", grams: 90 },
  skewer: { kind: "household", word: "skewer", grams: 80 },
  inch: { kind: "household", word: "inch" },
  /** Of what is steamed in leaves, or pounded and sold wrapped: moin moin, eba. */
  wrap: { kind: "household", word: "wrap", grams: 200 },
  /** Of ribs, without their bones. */
  rack: { kind: "household", word: "rack", grams: 420 },
} as const satisfies Record<string, Measure>;

/** Of a word that is a serving of its own: a caña is a small beer. */
export const ownServing = "own serving";
/** Of a product: what is sold or counted as one of it. */
export const ownProduct = "own product";

/** Sizes as the table's household measures call them. */
export type Size =
  | "miniature mini"
  | "miniature bite size"
  | "child senior"
  | "fun snack size"
  | "small"
  | "medium"
  | "large"
  | "large jumbo"
  | "king size"
  | "extra large"
  | "personal size"
  | "child"
  | "family"
  | "thin"
  | "thick";
