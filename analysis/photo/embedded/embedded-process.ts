import { answerPhotos } from "../process/answer-photos.ts";
import { loadEmbeddedModels } from "./run-models.ts";

answerPhotos(loadEmbeddedModels);
