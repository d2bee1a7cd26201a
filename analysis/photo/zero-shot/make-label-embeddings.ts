import { readFile, rename, writeFile } from "node:fs/promises";
import type { PhotoLabel } from "../photo-label.ts";
import { fingerprintOf, type LabelEmbeddings, promptsOf } from "./label-embeddings.ts";
import { filesOf } from "./model-folder.ts";
import { loadTextModel } from "./siglip-models.ts";
import { readTokeniser } from "./siglip-tokeniser.ts";

/** Enough that a cosine does not change in its fifth place. */
const digits = 7;

/** Writes them beside the model; takes some seconds. @returns how many. */
export async function makeLabelEmbeddings(folder: string, labels: readonly PhotoLabel[]): Promise<number> {
  const files = filesOf(folder);
  const prompts = promptsOf(labels);
  const embed = await loadTextModel(files.textModel, readTokeniser(await readFile(files.tokeniser, "utf8")));
  const vectors: number[][] = [];
  for (const { prompt } of prompts) {
    vectors.push([...(await embed(prompt))].map((value) => Number(value.toPrecision(digits))));
  }
  const written: LabelEmbeddings = { fingerprint: fingerprintOf(prompts), vectors };
  await writeFile(`${files.labelEmbeddings}.part`, JSON.stringify(written));
  await rename(`${files.labelEmbeddings}.part`, files.labelEmbeddings);
  return vectors.length;
}
