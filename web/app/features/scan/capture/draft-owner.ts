import { signedInAccountId } from "../../../api/stored-tokens.ts";
import { visitor } from "../../../storage/registry.ts";

/** The account, or the visitor, that unsent input is stored under; nobody else may see it. */
export function getDraftOwner(): string {
  return signedInAccountId() ?? visitor;
}
