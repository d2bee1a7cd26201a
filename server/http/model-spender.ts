import type { Spender } from "#analysis/language-model/model-budget.ts";
import { type Caller, ownerKeyOf } from "./caller.ts";
import { networkOf } from "./network-of.ts";

/** Whom a language model's use is counted for; undefined for somebody whose words and photos stay on this server. */
export function modelSpenderOf(caller: Caller, address: string): Spender | undefined {
  if (caller.kind === "user" && caller.analysesHereOnly) return undefined;
  const isVisitor = caller.kind !== "user";
  return { caller: ownerKeyOf(caller, address), network: networkOf(address), isVisitor };
}
