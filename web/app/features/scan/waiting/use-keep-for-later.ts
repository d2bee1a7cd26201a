/** web/features/scan/waiting: a scan that reached nobody is laid down to wait; one that was saved or thrown away waits no more. */
import { useCallback } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { nowMs } from "../../../time/clock.ts";
import { usePerson } from "../../session/use-person.ts";
import { type MealInput, photoOf, wordsOf } from "../meal-input.ts";
import { useLookAgain } from "./use-waiting-scans.ts";
import { forgetWaiting, keepWaiting, waitingScansOf } from "./waiting-scan.ts";

/** Answers whether it waits now. A visitor's does not, nor a line about a photo that the server knows already. */
export function useKeepForLater(): (input: MealInput, error: unknown, key: string) => Promise<boolean> {
  const personId = usePerson()?.id;
  const language = useLanguage();
  const look = useLookAgain();
  return async (input, error, key) => {
    const isUnreached = error instanceof ApiError && error.code === "network";
    if (!isUnreached || !personId || input.kind === "description") return false;
    const image = photoOf(input)?.image ?? null;
    const scan = { id: key, personId, language, words: wordsOf(input), image };
    const isKept = await keepWaiting({ ...scan, keptAt: new Date(nowMs()), outcome: null });
    if (isKept) look();
    return isKept;
  };
}

export function useForgetAnalysed(): (submissionId: string) => void {
  const personId = usePerson()?.id ?? "";
  const look = useLookAgain();
  return useCallback(
    async (submissionId) => {
      for (const { id, outcome } of await waitingScansOf(personId)) {
        if (outcome?.kind !== "analysed" || outcome.submission.id !== submissionId) continue;
        await forgetWaiting(id);
        look();
      }
    },
    [personId, look],
  );
}
