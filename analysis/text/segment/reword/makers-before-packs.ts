/** analysis/text: from a sentence to foods. This file names a maker with the food rather than with its pack: "a 15 oz Healthy Choice can of soup" is a can of Healthy Choice soup. */
import type { Sentence } from "../sentence.ts";

/** Up to three names behind an amount or article; a cup or glass may be another maker's. */
const makerOfPack =
  /(?<amount>\b\d[\d.]*[ -]?(?:fl\.? )?(?:oz|ounces?|g|grams?|ml)|\b[Aa]n?)\s+(?<maker>(?:\p{Lu}[\p{L}'’&-]*\s+){1,3})(?<pack>can|tin|bottle|jar|carton)\s+(?:of|filled with|containing)\s+/gu;

export function withMakersBehindPacks(text: string, { grammar }: Sentence): string {
  return grammar.headPosition === "last" ? text.replace(makerOfPack, "$<amount> $<pack> of $<maker>") : text;
}
