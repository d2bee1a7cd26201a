import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { modelFile } from "./text-reader.ts";

it.each([
  ["ch_PP-OCRv4_det_infer.onnx", "30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff"],
  ["ch_PP-OCRv4_rec_infer.onnx", "06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0"],
  ["ppocr_keys_v1.txt", "28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7"],
])("%s is the file that was measured", (name, checksum) => {
  expect(
    createHash("sha256")
      .update(readFileSync(modelFile(name)))
      .digest("hex"),
  ).toBe(checksum);
});
