import { existsSync } from "node:fs";
import { join } from "node:path";

export interface ModelFolder {
  readonly tokeniser: string;
  readonly textModel: string;
  readonly visionModel: string;
  /** Vectors of our labels, computed by the text model when the model is fetched. */
  readonly labelEmbeddings: string;
}

/** @param dataFolder the server's data folder. */
export function modelFolderIn(dataFolder: string): string {
  return join(dataFolder, "photo-model");
}

export function filesOf(folder: string): ModelFolder {
  return {
    tokeniser: join(folder, "tokenizer.json"),
    textModel: join(folder, "text.onnx"),
    visionModel: join(folder, "vision.onnx"),
    labelEmbeddings: join(folder, "labels.json"),
  };
}

/** The labels are written last: with them all is there, checked. */
export function isComplete(folder: string): boolean {
  const files = filesOf(folder);
  return existsSync(files.labelEmbeddings) && existsSync(files.visionModel);
}
