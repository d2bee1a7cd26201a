import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { Button } from "../../../ui/button.tsx";
import { CameraIcon } from "../../../ui/icons/photo-icons.tsx";

interface PhotoHintNoteProps {
  readonly hint: NonNullable<SubmissionAnalysis["photoHint"]>;
  /** Undefined once the meal has a food: it is described by correcting it. */
  readonly onDescribe: (() => void) | undefined;
  /** Undefined without scans. */
  readonly onRetake: (() => void) | undefined;
}

/** What the photo seems to show instead of food on a plate, and what reads it better. */
export function PhotoHintNote({ hint, onDescribe, onRetake }: PhotoHintNoteProps) {
  const { t } = useTranslation("analysis");
  const title = t(`hint.${hint}.title`);
  return (
    <section aria-label={title} className="mb-5 grid gap-3 rounded-lg bg-butter-soft p-4">
      <div className="grid gap-1">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <p className="text-ink-soft">{t(`hint.${hint}.text`)}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {onDescribe && (
          <Button variant="secondary" onClick={onDescribe}>
            {t("hint.describe")}
          </Button>
        )}
        {onRetake && (
          <Button onClick={onRetake}>
            <CameraIcon />
            {t("hint.retake")}
          </Button>
        )}
      </div>
    </section>
  );
}
