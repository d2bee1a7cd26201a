import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { focusFromTop } from "../../../ui/focus-from-top.ts";
import { CheckIcon } from "../../../ui/icons/status-icons.tsx";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { getPhotos, getWords, type MealInput } from "../capture/meal-input.ts";
import type { MealPhoto } from "../capture/photo/meal-photo.ts";
import { PhotosView } from "../capture/photo/photo-view.tsx";
import { findStageIndex, photoFirstStage, progressStages, slowAfterMs } from "./progress-stages.ts";

const tickMs = 250;

interface AnalysisProgressProps {
  readonly input: MealInput;
  readonly onCancel: () => void;
}

export function AnalysisProgress({ input, onCancel }: AnalysisProgressProps) {
  const { t } = useTranslation("analysis");
  const elapsedMs = useElapsedMs();
  const current = findStageIndex(elapsedMs);
  const photos = getPhotos(input);
  const stages = progressStages.map(({ name }, index) =>
    index === 0 && input.kind === "photo"
      ? t(`progress.${photoFirstStage}`, { count: photos.length })
      : t(`progress.${name}`),
  );
  const words = getWords(input);
  return (
    <div className="grid justify-items-center gap-5">
      {photos.length > 0 ? (
        <PhotosBeingAnalysed photos={photos} />
      ) : (
        <Mascot pose="thinking" className="mt-4 h-32 animate-sway" />
      )}
      <h3 ref={focusFromTop} tabIndex={-1} className="text-xl outline-none">
        {t("progress.title")}
      </h3>
      <ol className="grid gap-2.5">
        {stages.map((stage, index) => (
          <li
            key={stage}
            // Of one weight: a stage that became bold would move all of them.
            className={classes("flex items-center gap-3 font-medium", index > current && "text-ink-muted")}
          >
            <StageMark isDone={index < current} isCurrent={index === current} />
            {stage}
          </li>
        ))}
      </ol>
      <p role="status" className="min-h-6 text-center text-ink-muted">
        <span className="sr-only">{stages[current]}</span>
        {elapsedMs >= slowAfterMs &&
          (input.kind === "photo" ? t("progress.slowPhoto", { count: photos.length }) : t("progress.slow"))}
      </p>
      {words !== "" && (
        <figure className="w-full rounded-lg bg-oat/70 px-4 py-3">
          <figcaption className="text-sm font-semibold text-ink-muted">{t("progress.yourWords")}</figcaption>
          <blockquote className="line-clamp-4">{words}</blockquote>
        </figure>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          {t("progress.cancel")}
        </Button>
      </DialogActions>
    </div>
  );
}

function StageMark({ isDone, isCurrent }: { isDone: boolean; isCurrent: boolean }) {
  if (isDone) return <CheckIcon className="size-5 text-basil-600" />;
  if (isCurrent) return <Spinner className="size-5 text-basil-600" />;
  return <span className="size-5 rounded-full border-2 border-line" />;
}

function useElapsedMs(): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsedMs(performance.now() - start), tickMs);
    return () => clearInterval(timer);
  }, []);
  return elapsedMs;
}

function PhotosBeingAnalysed({ photos }: { photos: readonly MealPhoto[] }) {
  return (
    <div className="relative w-full pb-8">
      <div className="relative overflow-hidden rounded-xl">
        <PhotosView photos={photos} className="h-64 md:h-72" />
        <div className="absolute inset-0 bg-panel-deep/35" />
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-full animate-scan bg-linear-to-b from-transparent from-60% to-cream/45 motion-reduce:hidden"
        />
      </div>
      <Mascot pose="thinking" className="absolute bottom-0 left-1/2 h-24 -translate-x-1/2 animate-sway" />
    </div>
  );
}
