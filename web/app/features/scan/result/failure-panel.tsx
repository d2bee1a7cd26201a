/** web/features/scan/result: an analysis that failed: why, what is kept, what to do now. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import { StepActions } from "../footer-slot.tsx";
import type { ScanFailure } from "../scan-failure.ts";
import { useFailureTexts } from "../use-failure-texts.ts";

/** Failures that the server has answered: the scan was given back. */
const costsNothing: ReadonlySet<ScanFailure> = new Set(["no_food", "analysis_failed", "too_many_requests"]);

interface FailurePanelProps {
  readonly failure: ScanFailure;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

export function FailurePanel({ failure, onRetry, onEdit }: FailurePanelProps) {
  const { t } = useTranslation("analysis");
  const { title, text } = useFailureTexts()(failure);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-6 text-center">
      <Mascot pose="thinking" className="h-32" />
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h3>
      <p className="max-w-md text-ink-soft">{text}</p>
      {costsNothing.has(failure) && <p className="max-w-md text-sm text-ink-muted">{t("failure.kept")}</p>}
      <StepActions>
        <FailureActions failure={failure} onRetry={onRetry} onEdit={onEdit} />
      </StepActions>
    </div>
  );
}

function FailureActions({ failure, onRetry, onEdit }: FailurePanelProps) {
  const { t } = useTranslation("analysis");
  if (failure === "daily_limit") {
    return (
      <ButtonLink to="/subscription" variant="pro" className="flex-1 sm:flex-none">
        {t("scanner.limitUpgrade")}
      </ButtonLink>
    );
  }
  if (failure === "visitor_limit") {
    return (
      <ButtonLink to="/register" className="flex-1 sm:flex-none">
        {t("scanner.signUp")}
      </ButtonLink>
    );
  }
  if (failure === "no_food") {
    return (
      <Button onClick={onEdit} className="flex-1 sm:flex-none">
        {t("failure.edit")}
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={onEdit}>
        {t("failure.edit")}
      </Button>
      <Button onClick={onRetry} className="flex-1 sm:flex-none">
        {t("failure.retry")}
      </Button>
    </>
  );
}
