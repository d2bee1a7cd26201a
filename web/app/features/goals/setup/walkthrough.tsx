import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { type WalkthroughPage, walkthroughPages } from "./setup-step.ts";
import { WalkthroughPicture } from "./walkthrough-picture.tsx";

interface WalkthroughProps {
  readonly page: WalkthroughPage;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

export function Walkthrough({ page, onNext, onClose }: WalkthroughProps) {
  const { t } = useTranslation("profile");
  const textId = useId();
  const position = walkthroughPages.indexOf(page) + 1;
  const isLast = position === walkthroughPages.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("setup.title")}
      width="sm"
      footer={
        <div className="flex justify-between gap-3">
          <Button variant="ghost" onClick={onClose}>
            {t("setup.skip")}
          </Button>
          <Button onClick={onNext} aria-describedby={textId} className="min-w-32">
            {isLast ? t("setup.continue") : t("setup.next")}
          </Button>
        </div>
      }
    >
      <div className="grid min-h-full content-center justify-items-center gap-5 py-6 text-center">
        <WalkthroughPicture page={page} />
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
