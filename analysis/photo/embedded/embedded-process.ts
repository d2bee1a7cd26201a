/** analysis/photo/embedded: the recogniser that ships with the product. This file is the process it works in. */
import { answerPhotos } from "../process/answer-photos.ts";
import { loadEmbeddedModels } from "./run-models.ts";

answerPhotos(loadEmbeddedModels);
