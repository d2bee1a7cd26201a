import { answerPhotos } from "../process/answer-photos.ts";
import { loadLabelReader } from "./load-label-reader.ts";

answerPhotos(loadLabelReader);
