/** analysis/photo/embedded: the recogniser that ships with the product. This file is the thread it works in. */
import { answerPhotos } from "../worker/answer-photos.ts";
import { loadEmbeddedModels } from "./run-models.ts";

answerPhotos(loadEmbeddedModels);
