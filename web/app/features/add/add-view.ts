import type { Addable, OwnFood } from "./addable.ts";

/** What the sheet shows: the lists, or a panel of one way to add. */
export type AddView =
  | { readonly kind: "home" }
  | { readonly kind: "amount"; readonly addable: Addable }
  | { readonly kind: "quick" }
  | { readonly kind: "copyDay" }
  | { readonly kind: "recipe"; readonly id?: string }
  | { readonly kind: "label" }
  | { readonly kind: "ownFood"; readonly food?: OwnFood };
