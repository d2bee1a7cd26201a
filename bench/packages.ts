// `npm run bench -- packages FOLDER`: barcodes and labels of packets, read by the parts that the server uses.
import { measureBarcodes } from "./packages/barcodes.ts";
import { measureLabels } from "./packages/labels.ts";
import { packagesIn } from "./packages/package-photos.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: npm run bench -- packages FOLDER");
const photos = packagesIn(folder);
await measureBarcodes(photos);
await measureLabels(photos);
