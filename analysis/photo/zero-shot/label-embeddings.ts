import { createHash } from "node:crypto";
import * as z from "zod";
import type { FoodLabel } from "../food-label.ts";

export interface PromptedLabel {
  /** null: not food, and not offered. */
  readonly labelId: string | null;
  readonly prompt: string;
}

/** What a camera sees when there is no food; they take probability from the foods. */
const notFood = [
  "a photo of a person",
  "a photo of a room",
  "a photo of a street",
  "a photo of a landscape",
  "a photo of an animal",
  "a photo of an empty plate",
  "a photo of a table without food",
  "a screenshot of text",
  "a blurred photo",
];

/** In CLIP's own manner for foods (its Food-101 prompt). */
export function promptsOf(labels: readonly FoodLabel[]): readonly PromptedLabel[] {
  return [
    ...labels.map(({ id, names }) => ({ labelId: id, prompt: `a photo of ${names.en}, a type of food.` })),
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
