import { useCallback } from "react";
import { ApiError } from "../../../../api/api-error.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { nowMs } from "../../../../time/clock.ts";
import { usePerson } from "../../../session/use-person.ts";
import { getPhoto, getWords, type MealInput } from "../../capture/meal-input.ts";
import { findKnownProduct } from "./known-products.ts";
import { useRefreshWaitingScans } from "./use-waiting-scans.ts";
import { deleteWaitingScan, listWaitingScans, saveWaitingScan } from "./waiting-scan.ts";

/** Stores an account's scan that could not reach the server; resolves to whether it was stored. */
export function useSaveForLater(): (input: MealInput, error: unknown, key: string) => Promise<boolean> {
  const personId = usePerson()?.id;
  const language = useLanguage();
  const refresh = useRefreshWaitingScans();
  return async (input, error, key) => {
    const isUnreached = error instanceof ApiError && error.code === "network";
    if (!isUnreached || !personId || input.kind === "description") return false;
    const image = getPhoto(input)?.image ?? null;
    const content =
      input.kind === "barcode"
        ? { code: input.code, known: findKnownProduct(personId, input.code), words: "" }
        : { words: getWords(input), packetCode: input.kind === "photo" ? input.packetCode : undefined };
    const scan = { id: key, personId, language, ...content, image };
    const isSaved = await saveWaitingScan({ ...scan, keptAt: new Date(nowMs()), outcome: null });
    if (isSaved) refresh();
    return isSaved;
  };
}

/** Deletes the stored scan once its result is saved or discarded. */
export function useDeleteWaitingScan(): (submissionId: string) => void {
  const personId = usePerson()?.id ?? "";
  const look = useRefreshWaitingScans();
  return useCallback(
    async (submissionId) => {
      for (const { id, outcome } of await listWaitingScans(personId)) {
        if (outcome?.kind !== "analysed" || outcome.submission.id !== submissionId) continue;
        await deleteWaitingScan(id);
        look();
      }
    },
    [personId, look],
  );
}
