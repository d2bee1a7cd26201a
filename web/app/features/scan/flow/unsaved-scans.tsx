import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { type SubmissionAnalysis, submissionAnalysis } from "#contract/shapes/scanning.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Button } from "../../../ui/button.tsx";
import { CloseIcon } from "../../../ui/icons/action-icons.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { scanPlace } from "../place/scan-place.ts";
import {
  forgetUnsavedResult,
  loadUnsavedResults,
  storeUnsavedResult,
  type UnsavedResult,
} from "../result/unsaved-results.ts";
import type { ScanResult } from "./use-scan-flow.ts";

const unsavedResult = z.extend(submissionAnalysis, { place: z.optional(scanPlace) });

/** Stored by an earlier version of the app, a result may have another shape. */
function loadReadableResults(): readonly UnsavedResult[] {
  return loadUnsavedResults().flatMap((stored) => {
    const read = z.safeParse(unsavedResult, stored);
    return read.success ? [read.data] : [];
  });
}

/** Loaded on demand by `UnsavedScans` of the scan provider. */
export function UnsavedScanList({ onOpen }: { onOpen: (result: ScanResult) => void }) {
  const { t } = useTranslation("analysis");
  const { kcal } = useFormats();
  const [results, setResults] = useState(loadReadableResults);
  if (results.length === 0) return null;
  // Of a photo that is still asked about.
  const nameOf = ({ name }: SubmissionAnalysis) => name || t("waiting.photo");
  const discard = (result: UnsavedResult) => {
    forgetUnsavedResult(result.id);
    setResults(loadReadableResults);
    const restore = () => {
      storeUnsavedResult(result);
      setResults(loadReadableResults);
    };
    showToast({ title: t("waiting.discarded"), action: { label: t("food.undo"), onSelect: restore } });
  };
  const open = ({ place, ...submission }: UnsavedResult) => onOpen({ submission, photo: null, place });
  return (
    <section
      aria-label={t("unsaved.title")}
      className="mb-5 w-full max-w-xl rounded-xl border border-line bg-butter-soft px-4 pt-3 pb-1 text-left md:mb-6"
    >
      <h2 className="font-sans text-base font-semibold tracking-normal">{t("unsaved.title")}</h2>
      <ul className="divide-y divide-line">
        {results.map((result) => (
          <li key={result.id} className="flex items-center gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{nameOf(result)}</p>
              {result.foods.length > 0 && (
                <p className="figures text-sm text-ink-soft">{kcal(result.calories)}</p>
              )}
            </div>
            <div className="flex shrink-0 items-center">
              <Button
                size="sm"
                aria-label={t("unsaved.open", { name: nameOf(result) })}
                onClick={() => open(result)}
              >
                {t("waiting.look")}
              </Button>
              <button
                type="button"
                aria-label={t("waiting.discard", { name: nameOf(result) })}
                onClick={() => discard(result)}
                className="grid size-10 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-butter hover:text-ink"
              >
                <CloseIcon className="size-4" />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
