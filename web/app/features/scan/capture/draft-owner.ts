import { signedInAccountId } from "../../../api/stored-tokens.ts";
import { visitor } from "../../../storage/registry.ts";

/** To whom a meal that is being entered belongs: nobody else may see it. */
export function getDraftOwner(): string {
  return signedInAccountId() ?? visitor;
}
