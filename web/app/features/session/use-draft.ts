/** web/app/features/session: what a person has typed outlives the page, a reload and the end of the session, until it is sent. */
import { useCallback, useState } from "react";
import { usePerson } from "./use-person.ts";

type Draft = Readonly<Record<string, string>>;

/** Each person's own, in this tab: somebody else who logs in here does not see it. */
function keyOf(name: string, personId: string): string {
  return `draft:${name}:${personId}`;
}

/** `initial` fills what was not typed. All values are texts, as the fields hold them. */
export function useDraft<Values extends Draft>(name: string, initial: Values) {
  const personId = usePerson()?.id ?? "";
  const [typed, setTyped] = useState<Partial<Values>>(() => keptDraft(keyOf(name, personId), initial));
  const change = useCallback(
    (changes: Partial<Values>) =>
      setTyped((before) => {
        const now = { ...before, ...changes };
        sessionStorage.setItem(keyOf(name, personId), JSON.stringify(now));
        return now;
      }),
    [name, personId],
  );
  const forget = useCallback(() => {
    sessionStorage.removeItem(keyOf(name, personId));
    setTyped({});
  }, [name, personId]);
  return { values: { ...initial, ...typed }, change, forget };
}

/** Only what `initial` knows, and only texts. */
function keptDraft<Values extends Draft>(key: string, initial: Values): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([name, value]) => name in initial && typeof value === "string"),
    ) as Partial<Values>;
  } catch {
    return {};
  }
}
