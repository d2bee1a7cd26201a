export interface ModelFile {
  /** Path in the publisher's repository. */
  readonly path: string;
  /** Name in our folder. */
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * CLIP ViT-B/32 by OpenAI (MIT), as ONNX with 8-bit weights by the repository's publisher. Checksums and sizes: the
 * publisher's Git LFS records, and the same in several projects that pin this revision.
 */
export const publishedModel = {
  name: "Xenova/clip-vit-base-patch32",
  address:
    "https://huggingface.co/Xenova/clip-vit-base-patch32/resolve/d15189d7028b43f1d3e65039190477f6af591c2a/",
  files: [
    {
      path: "tokenizer.json",
      name: "tokenizer.json",
      sha256: "f7f3b7af117d467b58374797691a6438d3e6b9e9cef800dfd5dced7f697a90cd",
      bytes: 2_224_119,
    },
    {
      path: "onnx/text_model_quantized.onnx",
      name: "text.onnx",
      sha256: "73baab855d406190da9faa498cfedf65f15cf309f4cc7385b7b032e6d08e5c3a",
      bytes: 64_504_507,
    },
    {
      path: "onnx/vision_model_quantized.onnx",
      name: "vision.onnx",
      sha256: "583fd1110a514667812fee7d684952aaf82a99b959760c8d7dca7e0ab9839299",
      bytes: 89_117_001,
    },
  ],
} as const satisfies { name: string; address: string; files: readonly ModelFile[] };
