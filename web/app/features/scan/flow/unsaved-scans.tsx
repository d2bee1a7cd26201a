import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { type SubmissionAnalysis, submissionAnalysis } from "#contract/shapes/scan.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ScanIcon } from "../../../ui/icons/action-icons.tsx";
import { NoticeLine, noticeAction } from "../../../ui/notice-line.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { scanPlace } from "../place/scan-place.ts";
import {
  forgetUnsavedResult,
  loadUnsavedResults,
  storeUnsavedResult,
  type UnsavedResult,
} from "../result/unsaved-results.ts";
import type { ScanResult } from "./scan-flow.ts";

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
  const { energy } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const [results, setResults] = useState(loadReadableResults);
  if (results.length === 0) return null;
  // Of a photo that is still asked about.
  const nameOf = ({ name }: SubmissionAnalysis) => name || t("waiting.photo", { count: 1 });
  const discard = (result: UnsavedResult) => {
    forgetUnsavedResult(result.id);
    setResults(loadReadableResults);
    const restore = () => {
      storeUnsavedResult(result);
      setResults(loadReadableResults);
    };
    showToast({ title: t("waiting.discarded"), action: { label: t("food.undo"), onSelect: restore } });
  };
  const open = ({ place, ...submission }: UnsavedResult) => onOpen({ submission, photos: [], place });
  if (results.length > 1 && !isOpen)
    return (
      <NoticeLine
        label={t("unsaved.title")}
        NoticeIcon={ScanIcon}
        action={
          <button type="button" onClick={() => setIsOpen(true)} className={`${noticeAction} text-basil-700`}>
            {t("waiting.look")}
          </button>
        }
      >
        {t("unsaved.count", { count: results.length })}
      </NoticeLine>
    );
  return results.map((result) => (
    <NoticeLine
      key={result.id}
      label={t("unsaved.title")}
      NoticeIcon={ScanIcon}
      action={
        <button
          type="button"
          aria-label={t("unsaved.open", { name: nameOf(result) })}
          onClick={() => open(result)}
          className={`${noticeAction} text-basil-700`}
        >
          {t("waiting.look")}
        </button>
      }
      dismissal={{ label: t("waiting.discard", { name: nameOf(result) }), onDismiss: () => discard(result) }}
    >
      {t("unsaved.one", { name: nameOf(result) })}{" "}
      {result.foods.length > 0 && (
        <span className="figures whitespace-nowrap">{energy(result.calories)}</span>
      )}
    </NoticeLine>
  ));
}
