export interface ModelFile {
  /** Path in the publisher's repository. */
  readonly path: string;
  /** Name in our folder. */
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * SigLIP 2 (base, patches of 16, 224 pixels) by Google, weights Apache-2.0, as ONNX with 8-bit weights by the ONNX community, whose
 * repository states no licence of its own. Checksums and sizes: the same in six public projects that pin this revision.
 */
export const publishedModel = {
  name: "onnx-community/siglip2-base-patch16-224-ONNX",
  address:
    "https://huggingface.co/onnx-community/siglip2-base-patch16-224-ONNX/resolve/ba1f3b0843f24bc5417d38e19c37b287d719b2f4/",
  files: [
    {
      path: "tokenizer.json",
      name: "tokenizer.json",
      sha256: "cb9140fae3ac5122c972d37adf83e1248471a38147ad76f8215c8872c6fd8322",
      bytes: 34_363_039,
    },
    {
      path: "onnx/text_model_int8.onnx",
      name: "text.onnx",
      sha256: "3a0603d3a00c05a80a6ded4743c16aaac7b1e62cdcc7e362e7ce418659b96400",
      bytes: 283_438_275,
    },
    {
      path: "onnx/vision_model_int8.onnx",
      name: "vision.onnx",
      sha256: "0dd31785a2713f1113ef2272472165c69d580473dae38d7b47568ac587795e70",
      bytes: 94_553_333,
    },
  ],
} as const satisfies { name: string; address: string; files: readonly ModelFile[] };
