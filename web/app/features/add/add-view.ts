import type { Addable, OwnFood } from "./addable.ts";

/** What the sheet shows: the lists, or a panel of one way to add. */
export type AddView =
  /** `made` was just made in another panel, and stands first, open. */
  | { readonly kind: "home"; readonly made?: Addable }
  | { readonly kind: "barcode" }
  | { readonly kind: "quick" }
  | { readonly kind: "recipe"; readonly id?: string }
  | { readonly kind: "label" }
  | { readonly kind: "ownFood"; readonly food?: OwnFood };
