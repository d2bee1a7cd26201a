import type { TokenPair } from "#contract/shapes/sign-in.ts";
import { claimsOf } from "../../../api/access-token.ts";
import { storeTokens } from "../../../api/stored-tokens.ts";
import { clearStorage } from "../../../storage/clear-storage.ts";
import { deletePhoto, loadPhoto, savePhoto } from "../../../storage/photo-store.ts";
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
  await adoptPhoto(accountId);
}

type AdoptedText = "mealText" | "mealNote" | "photoPacket" | "unsavedResults";

/** Does not replace a text of the account's own. */
function adoptText(item: AdoptedText, accountId: string): void {
  const text = readItem({ item, owner: visitor });
  removeItem({ item, owner: visitor });
  const own = { item, owner: accountId };
  if (text !== null && readItem(own) === null) writeItem(own, text);
}

async function adoptPhoto(accountId: string): Promise<void> {
  const [own, image] = await Promise.all([loadPhoto(`unsent:${accountId}`), loadPhoto(`unsent:${visitor}`)]);
  if (image && !own) await savePhoto(`unsent:${accountId}`, image);
  await deletePhoto(`unsent:${visitor}`);
}
