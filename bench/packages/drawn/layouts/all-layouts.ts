import type { Layout } from "../layout.ts";
import { americanLayouts } from "./american.ts";
import { asPrepared } from "./as-prepared.ts";
import { australian } from "./australian.ts";
import { bilingual } from "./bilingual.ts";
import { europeanLayouts } from "./european.ts";
import { latinAmericanLayouts } from "./latin-american.ts";
import { northAmericanBilingual } from "./north-american-bilingual.ts";

export const allLayouts: readonly Layout[] = [
  ...americanLayouts,
  ...northAmericanBilingual,
  ...europeanLayouts,
  bilingual,
  asPrepared,
  ...latinAmericanLayouts,
  australian,
];
