import { useCallback, useState } from "react";
import type { EnergyUnit } from "#domain/nutrition/energy-unit.ts";
import { type ItemAddress, removeItem } from "../../../storage/stored-items.ts";
import { loadUnsent, saveUnsent } from "../../../storage/unsent-work.ts";
import { usePerson } from "./use-person.ts";

type Draft = Readonly<Record<string, string>>;

function getAddress(name: string, personId: string): ItemAddress {
  return { item: "draft", part: name, owner: personId };
}

/** What was typed as kcal is not read as kJ: forms that ask for energy have a draft in each unit. */
export function draftNameIn(name: string, unit: EnergyUnit): string {
  return unit === "kcal" ? name : `${name}:${unit}`;
}

/** Form values that survive leaving the page, a reload and an expired session until they are sent. `initial` fills the rest. */
export function useDraft<Values extends Draft>(name: string, initial: Values) {
  const personId = usePerson()?.id ?? "";
  const [typed, setTyped] = useState<Partial<Values>>(() => loadDraft(getAddress(name, personId), initial));
  const change = useCallback(
    (changes: Partial<Values>) =>
      setTyped((before) => {
        const now = { ...before, ...changes };
        saveUnsent(getAddress(name, personId), now);
        return now;
      }),
    [name, personId],
  );
  const forget = useCallback(() => {
    removeItem(getAddress(name, personId));
    setTyped({});
  }, [name, personId]);
  return { values: { ...initial, ...typed }, change, forget };
}

/** Ignores unknown fields and values that are not strings. */
function loadDraft<Values extends Draft>(address: ItemAddress, initial: Values): Partial<Values> {
  const kept = loadUnsent(address);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => name in initial && typeof value === "string"),
  ) as Partial<Values>;
}
