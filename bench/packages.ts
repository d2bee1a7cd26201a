// `npm run bench:packages -- FOLDER`: barcodes and labels of packets, read by the parts that the server uses.
// `npm run bench:packages -- --drawn 300 [--seed 1] [--keep FOLDER]`: labels that are drawn, whose figures are known.
import { parseArgs } from "node:util";
import { measureBarcodes } from "./packages/barcodes.ts";
import { measureDrawnLabels } from "./packages/drawn-labels.ts";
import { measureLabels } from "./packages/labels.ts";
import { packagesIn } from "./packages/package-photos.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    drawn: { type: "string" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1e6)) },
    keep: { type: "string" },
  },
});
const [folder] = positionals;
if (values.drawn !== undefined) {
  await measureDrawnLabels({
    count: Number(values.drawn),
    seed: Number(values.seed),
    ...(values.keep ? { folder: values.keep } : {}),
  });
} else if (folder !== undefined) {
  const photos = packagesIn(folder);
  await measureBarcodes(photos);
  await measureLabels(photos);
} else {
  throw new Error("Usage: npm run bench:packages -- FOLDER, or --drawn COUNT");
}
