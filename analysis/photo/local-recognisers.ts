import { createAgreeingRecogniser } from "./agreeing-recogniser.ts";
import { createEmbeddedRecogniser } from "./embedded/embedded-recogniser.ts";
import type { PhotoLabels } from "./load-photo-labels.ts";
import type { FoodRecogniser } from "./recogniser.ts";
import { isComplete, modelFolderIn } from "./zero-shot/model-folder.ts";
import { createZeroShotRecogniser } from "./zero-shot/zero-shot-recogniser.ts";

interface LocalRecognisers {
  readonly embedded: FoodRecogniser;
  readonly inTurn: readonly FoodRecogniser[];
}

/**
 * @param dataFolder the server's data folder: `npm run photo-model` may have put a zero-shot model there. It is asked together
 * with the embedded recogniser, which answers alone where the model fails.
 */
export function createLocalRecognisers(dataFolder: string, labels: PhotoLabels): LocalRecognisers {
  const folder = modelFolderIn(dataFolder);
  const embedded = createEmbeddedRecogniser();
  if (!isComplete(folder)) return { embedded, inTurn: [embedded] };
  const agreeing = createAgreeingRecogniser(createZeroShotRecogniser(folder, labels.all), embedded);
  return { embedded, inTurn: [agreeing, embedded] };
}
