/** analysis/photo/zero-shot: an open-weights CLIP that an operator may fetch. This file is the thread it works in. */
import { readFile } from "node:fs/promises";
import { workerData } from "node:worker_threads";
import * as z from "zod";
import { answerPhotos } from "../worker/answer-photos.ts";
import { loadVisionModel } from "./clip-models.ts";
import { readLabelEmbeddings } from "./label-embeddings.ts";
import { filesOf } from "./model-folder.ts";
import { rankLabels } from "./rank-labels.ts";

const prompted = z.object({ labelId: z.string().nullable(), prompt: z.string() });
const { folder, prompts } = z.object({ folder: z.string(), prompts: z.array(prompted) }).parse(workerData);

answerPhotos(async () => {
  const files = filesOf(folder);
  const labels = readLabelEmbeddings(await readFile(files.labelEmbeddings, "utf8"), prompts);
  const embed = await loadVisionModel(files.visionModel);
  return async (photo) => rankLabels(await embed(photo), labels, prompts);
});
