import * as z from "zod";

/** The parts of a Hugging Face `tokenizer.json` with Gemma's byte-pair encoding that are needed here. */
const tokeniserFile = z.object({
  model: z.object({
    vocab: z.record(z.string(), z.number().int().nonnegative()),
    merges: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])),
  }),
});

/** SigLIP 2's text model takes exactly this many tokens: it has no mask, and reads the last of them. */
export const contextTokens = 64;
const endToken = "<eos>";
const fillToken = "<pad>";
const space = "▁";

/** Exactly `contextTokens` numbers; longer texts are cut before the end token, shorter ones filled. */
export type Tokenise = (text: string) => readonly number[];

/** Merges the pair that was learnt first, as long as there is one. */
function mergePairs(characters: readonly string[], rankOf: ReadonlyMap<string, number>): readonly string[] {
  let parts = characters;
  while (parts.length > 1) {
    const ranks = parts
      .slice(1)
      .map((part, at) => rankOf.get(`${parts[at]} ${part}`) ?? Number.POSITIVE_INFINITY);
    const lowest = Math.min(...ranks);
    if (lowest === Number.POSITIVE_INFINITY) break;
    const merged: string[] = [];
    for (let at = 0; at < parts.length; at++) {
      const isPair = ranks[at] === lowest;
      merged.push(isPair ? `${parts[at]}${parts[at + 1]}` : (parts[at] ?? ""));
      if (isPair) at += 1;
    }
    parts = merged;
  }
  return parts;
}

/** A character that the vocabulary lacks is spelt by its bytes. */
function bytesOf(character: string): readonly string[] {
  const bytes = [...new TextEncoder().encode(character)];
  return bytes.map((byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`);
}

/** Throws when the file is not such a tokeniser. */
export function readTokeniser(json: string): Tokenise {
  const { vocab, merges } = tokeniserFile.parse(JSON.parse(json)).model;
  const numberOf = new Map(Object.entries(vocab));
  const rankOf = new Map(
    merges.map((merge, rank): [string, number] => [
      typeof merge === "string" ? merge : merge.join(" "),
      rank,
    ]),
  );
  const required = (token: string): number => {
    const number = numberOf.get(token);
    if (number === undefined) throw new Error(`The tokeniser has no token ${token}.`);
    return number;
  };
  const [end, filling] = [required(endToken), required(fillToken)];

  return (text) => {
    // The model was trained on lower case, which its file does not say.
    const spelt = [...text.toLowerCase().replaceAll(" ", space)];
    const characters = spelt.flatMap((character) =>
      numberOf.has(character) ? [character] : bytesOf(character),
    );
    const tokens = mergePairs(characters, rankOf)
      .map(required)
      .slice(0, contextTokens - 1);
    return [...tokens, end, ...Array.from({ length: contextTokens - 1 - tokens.length }, () => filling)];
  };
}
