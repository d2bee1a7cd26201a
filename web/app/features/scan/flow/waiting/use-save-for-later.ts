import { useMemo } from "react";
import { ApiError } from "../../../../api/api-error.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { nowMs } from "../../../../time/clock.ts";
import { usePerson } from "../../../account/session/use-person.ts";
import { getPhotos, getWords, type MealInput } from "../../capture/meal-input.ts";
import { fixedPlace, type ScanPlace } from "../../place/scan-place.ts";
import { findKnownProduct } from "./known-products.ts";
import { useRefreshWaitingScans } from "./use-waiting-scans.ts";
import { deleteWaitingScan, listWaitingScans, saveWaitingScan, type WaitingScan } from "./waiting-scan.ts";

interface ForLater {
  readonly key: string;
  readonly place: ScanPlace;
  /** When the photos were taken; undefined for words. */
  readonly eatenAt: Date | undefined;
}

/** Stores an account's scan that could not reach the server; resolves to whether it was stored. */
export function useSaveForLater(): (input: MealInput, error: unknown, later: ForLater) => Promise<boolean> {
  const personId = usePerson()?.id;
  const language = useLanguage();
  const refresh = useRefreshWaitingScans();
  return async (input, error, { key, place, eatenAt }) => {
    const isUnreached = error instanceof ApiError && error.code === "network";
    if (!isUnreached || !personId || input.kind === "description") return false;
    const photos = getPhotos(input).map(({ image, grams }) => ({ image, grams }));
    const content =
      input.kind === "barcode"
        ? { code: input.code, known: findKnownProduct(personId, input.code), words: "" }
        : { words: getWords(input), packetCode: input.kind === "photo" ? input.packetCode : undefined };
    const scan = { id: key, personId, language, ...content, photos, eatenAt, place: fixedPlace(place) };
    const isSaved = await saveWaitingScan({ ...scan, keptAt: new Date(nowMs()), outcome: null });
    if (isSaved) refresh();
    return isSaved;
  };
}

interface WaitingScanChanges {
  /** Once the result is saved or discarded. */
  readonly deleteWaitingScan: (submissionId: string) => void;
  /** By its own id, or that of its result. */
  readonly moveWaitingScan: (id: string, place: ScanPlace) => void;
}

/** Changes the stored scan, or the one that a result is of, if there is one. */
export function useChangeWaitingScan(): WaitingScanChanges {
  const personId = usePerson()?.id ?? "";
  const refresh = useRefreshWaitingScans();
  return useMemo(() => {
    const change = async (id: string, apply: (scan: WaitingScan) => Promise<unknown>) => {
      for (const scan of await listWaitingScans(personId)) {
        if (scan.id !== id && submissionOf(scan) !== id) continue;
        await apply(scan);
        refresh();
      }
    };
    return {
      deleteWaitingScan: (submissionId) => void change(submissionId, ({ id }) => deleteWaitingScan(id)),
      moveWaitingScan: (id, place) =>
        void change(id, (scan) => saveWaitingScan({ ...scan, place: fixedPlace(place) })),
    };
  }, [personId, refresh]);
}

function submissionOf({ outcome }: WaitingScan): string | undefined {
  return outcome?.kind === "analysed" ? outcome.submission.id : undefined;
}
