/** web/features/scan/capture: what happens while the meal is analysed, step by step. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { CheckIcon } from "../../../ui/icons/status-icons.tsx";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { StepActions } from "../footer-slot.tsx";
import { progressStages, slowAfterMs, stageAt } from "../progress-stages.ts";

const tickMs = 250;

interface AnalysisProgressProps {
  readonly text: string;
  readonly onCancel: () => void;
}

export function AnalysisProgress({ text, onCancel }: AnalysisProgressProps) {
  const { t } = useTranslation("analysis");
  const elapsedMs = useElapsedMs();
  const current = stageAt(elapsedMs);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-5 py-4">
      <Mascot pose="thinking" className="h-32 animate-sway" />
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t("progress.title")}
      </h3>
      <ol className="grid gap-2.5">
        {progressStages.map(({ name }, index) => (
          <li
            key={name}
            className={classes("flex items-center gap-3", index > current ? "text-ink-muted" : "font-medium")}
          >
            <StageMark isDone={index < current} isCurrent={index === current} />
            {t(`progress.${name}`)}
          </li>
        ))}
      </ol>
      <p role="status" className="min-h-6 text-center text-ink-muted">
        <span className="sr-only">{t(`progress.${progressStages[current]?.name ?? "reading"}`)}</span>
        {elapsedMs >= slowAfterMs && t("progress.slow")}
      </p>
      <figure className="w-full rounded-lg bg-oat/70 px-4 py-3">
        <figcaption className="text-sm font-semibold text-ink-muted">{t("progress.yourWords")}</figcaption>
        <blockquote className="line-clamp-4">{text}</blockquote>
      </figure>
      <StepActions>
        <Button variant="secondary" onClick={onCancel}>
          {t("progress.cancel")}
        </Button>
      </StepActions>
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
