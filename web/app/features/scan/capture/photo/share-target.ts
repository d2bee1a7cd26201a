import { mealTextMaxLength } from "#contract/limits.ts";

/** The manifest's share target, used by page and service worker. This parameter tells the page that something was shared. */
export const shareParameter = "share-target";
export const sharePath = "/scanner";
/** The form fields that the manifest names. */
export const sharedPhotoField = "photo";
export const sharedTextFields = ["title", "text", "url"] as const;
/** In the address's fragment, which no server sees. */
const fragmentName = "text";

type SharedFields = Readonly<Record<(typeof sharedTextFields)[number], string>>;

/** What is to be analysed: an address only where there are no words. */
function wordsOf({ title, text, url }: SharedFields): string {
  const words = text.includes(title) ? [text] : [title, text];
  const said = words.filter((each) => each !== "").join("\n");
  return said === "" ? url : said;
}

/** The address at which the page picks up what was shared. */
export function addressOfShared(fields: SharedFields): string {
  const words = wordsOf(fields);
  const fragment = words === "" ? "" : `#${new URLSearchParams({ [fragmentName]: words })}`;
  return `${sharePath}?${shareParameter}${fragment}`;
}

/**
 * The words that were shared, empty without any. Longer ones than an analysis takes stay a little too long, so that the page
 * says so.
 */
export function readSharedText(hash: string): string {
  const words = new URLSearchParams(hash.slice(1)).get(fragmentName) ?? "";
  return words.slice(0, 2 * mealTextMaxLength);
}
