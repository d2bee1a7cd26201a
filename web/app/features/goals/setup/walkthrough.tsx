import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ScanIcon } from "../../../ui/icons/action-icons.tsx";
import { AnalysisIcon } from "../../../ui/icons/navigation-icons.tsx";
import { FlameIcon, TargetIcon } from "../../../ui/icons/status-icons.tsx";
import { Mascot, type MascotPose } from "../../../ui/mascot/mascot.tsx";
import { type WalkthroughPage, walkthroughPages } from "./setup-step.ts";

const pictures: Record<WalkthroughPage, { readonly pose: MascotPose; readonly PageIcon: typeof ScanIcon }> = {
  scan: { pose: "plate", PageIcon: ScanIcon },
  goals: { pose: "thinking", PageIcon: TargetIcon },
  track: { pose: "waving", PageIcon: AnalysisIcon },
  achieve: { pose: "plate", PageIcon: FlameIcon },
};

interface WalkthroughProps {
  readonly page: WalkthroughPage;
  readonly onNext: () => void;
  /** Goes straight to the form. */
  readonly onSkip: () => void;
  readonly onClose: () => void;
}

export function Walkthrough({ page, onNext, onSkip, onClose }: WalkthroughProps) {
  const { t } = useTranslation("profile");
  const textId = useId();
  const { pose, PageIcon } = pictures[page];
  const position = walkthroughPages.indexOf(page) + 1;
  const isLast = position === walkthroughPages.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("setup.title")}
      isTitleHidden
      opensByItself
      width="sm"
      footer={
        <div className="flex justify-between gap-3">
          <Button variant="ghost" onClick={onSkip}>
            {t("setup.skip")}
          </Button>
          <Button onClick={onNext} aria-describedby={textId} className="min-w-32">
            {isLast ? t("setup.continue") : t("setup.next")}
          </Button>
        </div>
      }
    >
      <div className="grid h-full content-center justify-items-center gap-5 py-6 text-center">
        <div
          aria-hidden="true"
          className="relative grid size-56 place-items-center rounded-full bg-butter-soft"
        >
          <Mascot pose={pose} className="h-44" />
          <span className="absolute right-2 bottom-2 grid size-16 place-items-center rounded-full border-4 border-card bg-primary text-white">
            <PageIcon className="size-8" />
          </span>
        </div>
        <div id={textId} aria-live="polite" className="grid min-h-32 content-start gap-2">
          <h3 className="text-title">{t(`setup.${page}.title`)}</h3>
          <p className="text-balance text-ink-soft">{t(`setup.${page}.text`)}</p>
        </div>
        <p className="sr-only">{t("setup.position", { position, total: walkthroughPages.length })}</p>
        <div aria-hidden="true" className="flex gap-2">
          {walkthroughPages.map((each) => (
            <span
              key={each}
              className={classes(
                "h-2 rounded-full transition-[width,background-color]",
                each === page ? "w-6 bg-basil-600" : "w-2 bg-basil-200",
              )}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}
