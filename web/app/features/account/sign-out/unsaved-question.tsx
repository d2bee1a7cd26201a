import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useIsConnected } from "../../../api/connection.ts";
import { Button } from "../../../ui/button.tsx";
import { Mascot } from "../../../ui/mascot/mascot.tsx";

interface UnsavedQuestionProps {
  readonly unsavedCount: number;
  readonly isSaving: boolean;
  /** Saving was tried, and these could not be saved. */
  readonly isRetry: boolean;
  readonly saveAndLeave: () => void;
  readonly leave: () => void;
  readonly stay: () => void;
}

export function UnsavedQuestion({ unsavedCount, isSaving, isRetry, ...actions }: UnsavedQuestionProps) {
  const { t } = useTranslation("auth");
  const isConnected = useIsConnected();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reason = isRetry
    ? t("signOut.notSaved", { count: unsavedCount })
    : t("signOut.unsaved", { count: unsavedCount });
  return (
    <main id="content" className="page grid min-h-dvh place-content-center justify-items-center gap-4 py-10">
      <Mascot pose="thinking" className="h-36" />
      <h1 ref={heading} tabIndex={-1} className="text-center text-2xl outline-none">
        {t("signOut.title")}
      </h1>
      <div role="status" className="grid max-w-md gap-2 text-center text-ink-soft">
        <p>{reason}</p>
        {!isConnected && <p>{t("signOut.offline")}</p>}
      </div>
      <div className="grid w-full max-w-sm gap-3 pt-2">
        <Button size="lg" isWide isBusy={isSaving} onClick={actions.saveAndLeave}>
          {t("signOut.save")}
        </Button>
        <Button variant="danger" size="lg" isWide disabled={isSaving} onClick={actions.leave}>
          {t("signOut.discard")}
        </Button>
        <Button variant="secondary" size="lg" isWide disabled={isSaving} onClick={actions.stay}>
          {t("signOut.stay")}
        </Button>
      </div>
    </main>
  );
}
