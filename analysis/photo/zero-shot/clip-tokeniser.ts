import * as z from "zod";

/** The parts of a Hugging Face `tokenizer.json` with byte-level byte-pair encoding that are needed here. */
const tokeniserFile = z.object({
  model: z.object({
    vocab: z.record(z.string(), z.number().int().nonnegative()),
    merges: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])),
  }),
});

/** CLIP's text model takes this many tokens, start and end included. */
export const contextTokens = 77;
const startToken = "<|startoftext|>";
const endToken = "<|endoftext|>";
const wordEnd = "</w>";
const wordPattern = /'s|'t|'re|'ve|'m|'ll|'d|\p{L}+|\p{N}|[^\s\p{L}\p{N}]+/giu;

/** Every byte as a visible character: those that are visible stay, the others stand from U+0100 on. */
function byteCharacters(): readonly string[] {
  const isVisible = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  let hidden = 0;
  return Array.from({ length: 256 }, (_, byte) => {
    if (isVisible(byte)) return String.fromCodePoint(byte);
    hidden += 1;
    return String.fromCodePoint(255 + hidden);
  });
}

/** Exactly `contextTokens` numbers; longer texts are cut, shorter ones filled with the end token. */
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
  const characters = byteCharacters();
  const required = (token: string): number => {
    const number = numberOf.get(token);
    if (number === undefined) throw new Error(`The tokeniser has no token ${token}.`);
    return number;
  };
  const [start, end] = [required(startToken), required(endToken)];

  function tokensOf(word: string): readonly number[] {
    const bytes = [...new TextEncoder().encode(word)].map((byte) => characters[byte] ?? "");
    const last = bytes.length - 1;
    const spelt = bytes.map((character, at) => (at === last ? character + wordEnd : character));
    return mergePairs(spelt, rankOf).map(required);
  }

  return (text) => {
    const words = text.normalize("NFC").toLowerCase().match(wordPattern) ?? [];
    const tokens = words.flatMap(tokensOf).slice(0, contextTokens - 2);
    const filling = Array.from({ length: contextTokens - 2 - tokens.length }, () => end);
    return [start, ...tokens, end, ...filling];
  };
}
