/** What a person has typed outlives the page, a reload and an expired session, until it is sent. */
import { useCallback, useState } from "react";
import { type Address, removeItem } from "../../storage/stored-items.ts";
import { keepUnsent, keptUnsent } from "../../storage/unsent-work.ts";
import { usePerson } from "./use-person.ts";

type Draft = Readonly<Record<string, string>>;

function addressOf(name: string, personId: string): Address {
  return { item: "draft", part: name, owner: personId };
}

/** `initial` fills what was not typed. All values are texts, as the fields hold them. */
export function useDraft<Values extends Draft>(name: string, initial: Values) {
  const personId = usePerson()?.id ?? "";
  const [typed, setTyped] = useState<Partial<Values>>(() => keptDraft(addressOf(name, personId), initial));
  const change = useCallback(
    (changes: Partial<Values>) =>
      setTyped((before) => {
        const now = { ...before, ...changes };
        keepUnsent(addressOf(name, personId), now);
        return now;
      }),
    [name, personId],
  );
  const forget = useCallback(() => {
    removeItem(addressOf(name, personId));
    setTyped({});
  }, [name, personId]);
  return { values: { ...initial, ...typed }, change, forget };
}

/** Only what `initial` knows, and only texts. */
function keptDraft<Values extends Draft>(address: Address, initial: Values): Partial<Values> {
  const kept = keptUnsent(address);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => name in initial && typeof value === "string"),
  ) as Partial<Values>;
}
