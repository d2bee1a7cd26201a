// `npm run photo-model`: downloads the optional photo model into the data folder.
import { join, resolve } from "node:path";
import { loadPhotoLabels } from "#analysis/photo/load-photo-labels.ts";
import { makeLabelEmbeddings } from "#analysis/photo/zero-shot/make-label-embeddings.ts";
import { modelFolderIn } from "#analysis/photo/zero-shot/model-folder.ts";
import { publishedModel } from "#analysis/photo/zero-shot/published-model.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { fetchFile } from "./photo-model/fetch-file.ts";

const folder = modelFolderIn(resolve(process.env.DATA_DIR || ".data"));
const address = process.env.PHOTO_MODEL_ADDRESS || publishedModel.address;
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

function showProgress(name: string, bytes: number): (soFar: number) => void {
  let shown = -1;
  return (soFar) => {
    const percent = Math.floor((100 * soFar) / bytes);
    if (percent === shown) return;
    shown = percent;
    const line = `${name}: ${percent} % of ${megabytes(bytes)} MB`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${percent === 100 ? "\n" : ""}`);
    else if (percent % 10 === 0) console.log(line);
  };
}

try {
  for (const { path, name, sha256, bytes } of publishedModel.files) {
    const target = { address: new URL(path, address).href, path: join(folder, name), sha256, bytes };
    console.log(`${name}: ${await fetchFile(target, showProgress(name, bytes))}`);
  }
  const count = await makeLabelEmbeddings(folder, loadPhotoLabels(loadFoodTable()).all);
  console.log(`${count} labels embedded. The server uses the model after its next start.`);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  console.error("The downloaded part is kept: run npm run photo-model again to resume.");
  process.exitCode = 1;
}
