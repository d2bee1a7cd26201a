// The attacker runs in a process of its own, so that its work does not delay the client that measures.
import { Attacker } from "./attacker.ts";
import type { AttackTarget } from "./prepare-attack.ts";

export type AttackOrder = { readonly start: AttackTarget } | "stop";
/** Calls by attack and status; 0 is no answer. */
export type OutcomeList = readonly (readonly [string, readonly (readonly [number, number])[]])[];

let phase: AbortController | undefined;

async function attack(target: AttackTarget): Promise<void> {
  phase = new AbortController();
  const attacker = new Attacker(target);
  await attacker.attack(phase.signal);
  const outcomes: OutcomeList = [...attacker.outcomes].map(([name, statuses]) => [name, [...statuses]]);
  process.send?.(outcomes);
}

process.on("message", (order: AttackOrder) => {
  if (order === "stop") phase?.abort();
  else void attack(order.start);
});
process.on("disconnect", () => process.exit());
