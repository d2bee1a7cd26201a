import { readFile } from "node:fs/promises";
import * as z from "zod";
import { answerPhotos } from "../process/answer-photos.ts";
import { readLabelEmbeddings } from "./label-embeddings.ts";
import { filesOf } from "./model-folder.ts";
import { rankLabels } from "./rank-labels.ts";
import { loadVisionModel } from "./siglip-models.ts";

const prompted = z.object({ labelId: z.string().nullable(), prompt: z.string() });
const toLoad = z.object({ folder: z.string(), prompts: z.array(prompted) });

answerPhotos(async (data) => {
  const { folder, prompts } = toLoad.parse(data);
  const files = filesOf(folder);
  const labels = readLabelEmbeddings(await readFile(files.labelEmbeddings, "utf8"), prompts);
  const embed = await loadVisionModel(files.visionModel);
  return async (photo) => rankLabels(await embed(photo), labels, prompts);
});
