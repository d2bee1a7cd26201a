import { createHash } from "node:crypto";
import * as z from "zod";
import type { PhotoLabel } from "../photo-label.ts";

export interface PromptedLabel {
  /** null: not food, and not offered. */
  readonly labelId: string | null;
  readonly prompt: string;
}

/** What a camera sees when there is no food; they take probability from the foods. */
const notFood = [
  "this is a photo of a person",
  "this is a photo of a room",
  "this is a photo of a street",
  "this is a photo of a landscape",
  "this is a photo of an animal",
  "this is a photo of an empty plate",
  "this is a photo of a table without food",
  "this is a screenshot of text",
  "this is a blurred photo",
];

/** The sentence that SigLIP 2's own evaluation uses, with what CLIP's adds for foods. */
export function promptsOf(labels: readonly PhotoLabel[]): readonly PromptedLabel[] {
  return [
    ...labels.map(({ id, names }) => ({
      labelId: id,
      prompt: `this is a photo of ${names.en}, a type of food.`,
    })),
    ...notFood.map((prompt) => ({ labelId: null, prompt })),
  ];
}

/** Changes with any label or prompt: then the embeddings must be made anew. */
export function fingerprintOf(prompts: readonly PromptedLabel[]): string {
  return createHash("sha256").update(JSON.stringify(prompts)).digest("hex");
}

const embeddingsFile = z.object({ fingerprint: z.string(), vectors: z.array(z.array(z.number())) });
export type LabelEmbeddings = z.infer<typeof embeddingsFile>;

/** Throws when they belong to other labels than `prompts`. */
export function readLabelEmbeddings(
  json: string,
  prompts: readonly PromptedLabel[],
): readonly Float32Array[] {
  const { fingerprint, vectors } = embeddingsFile.parse(JSON.parse(json));
  if (fingerprint !== fingerprintOf(prompts) || vectors.length !== prompts.length) {
    throw new Error(
      "The photo model's label embeddings are older than the labels: npm run photo-model makes them anew.",
    );
  }
  return vectors.map((vector) => Float32Array.from(vector));
}

/** Length 1, so that a product of two is their cosine. */
export function unitLength(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
