import type { TokenPair } from "#contract/shapes/sign-in.ts";
import { claimsOf } from "../../../api/access-token.ts";
import { storeTokens } from "../../../api/stored-tokens.ts";
import { clearStorage } from "../../../storage/clear-storage.ts";
import { deletePhotos, loadPhotos, savePhotos } from "../../../storage/photo-store.ts";
import { visitor } from "../../../storage/registry.ts";
import { readItem, removeItem, writeItem } from "../../../storage/stored-items.ts";

/** Stores the tokens, clears other accounts' data, and hands a visitor's unsent input to the account. */
export async function beginSession(tokens: TokenPair): Promise<void> {
  const accountId = claimsOf(tokens.accessToken)?.userId ?? "";
  await clearStorage([accountId, visitor]);
  storeTokens(tokens);
  adoptText("mealText", accountId);
  adoptText("mealNote", accountId);
  adoptText("photoPacket", accountId);
  adoptText("unsavedResults", accountId);
  await adoptPhotos(accountId);
}

type AdoptedText = "mealText" | "mealNote" | "photoPacket" | "unsavedResults";

/** Does not replace a text of the account's own. */
function adoptText(item: AdoptedText, accountId: string): void {
  const text = readItem({ item, owner: visitor });
  removeItem({ item, owner: visitor });
  const own = { item, owner: accountId };
  if (text !== null && readItem(own) === null) writeItem(own, text);
}

async function adoptPhotos(accountId: string): Promise<void> {
  const keys = [`unsent:${accountId}`, `unsent:${visitor}`] as const;
  const [own, photos] = await Promise.all([loadPhotos(keys[0]), loadPhotos(keys[1])]);
  if (photos.length > 0 && own.length === 0) await savePhotos(keys[0], photos);
  await deletePhotos(keys[1]);
}
