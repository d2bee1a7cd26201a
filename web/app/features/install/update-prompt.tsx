import { useState } from "react";
import { useTranslation } from "react-i18next";
import { applyUpdate, useIsUpdateReady } from "../../service-worker.ts";
import { Button } from "../../ui/button.tsx";

/** Says that a newer version is ready. Takes no focus and changes nothing until asked to. */
export function UpdatePrompt() {
  const { t } = useTranslation("common");
  const isReady = useIsUpdateReady();
  const [isPostponed, setIsPostponed] = useState(false);
  const [isUpdating, setIsUpdating] = useState(false);
  const update = () => {
    setIsUpdating(true);
    applyUpdate();
  };
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-20 md:right-auto md:bottom-6 md:left-6"
    >
      {isReady && !isPostponed && (
        <div className="pointer-events-auto flex items-center gap-1 rounded-xl border border-line bg-card py-2.5 pr-2.5 pl-4 shadow-raised">
          <p className="mr-auto py-1 pr-2 leading-snug font-medium">{t("update.ready")}</p>
          <Button variant="ghost" size="sm" onClick={() => setIsPostponed(true)}>
            {t("update.later")}
          </Button>
          <Button size="sm" isBusy={isUpdating} onClick={update}>
            {t("update.take")}
          </Button>
        </div>
      )}
    </div>
  );
}
