import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../api/use-error-text.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { convertVisitorSessions } from "./convert-visitor.ts";

/** Says that a visitor's meals are not in the account yet, and offers to try again. */
export function useConversionFailure(): (failure: unknown) => void {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useCallback(
    (firstFailure) => {
      const showFailure = (failure: unknown) =>
        showToast({
          variant: "destructive",
          title: t("conversion.failedTitle"),
          description: `${errorText(failure, t("conversion.failed"))} ${t("conversion.kept")}`,
          action: { label: t("conversion.retry"), onSelect: () => void retry() },
        });
      const retry = async () => {
        const failure = await convertVisitorSessions();
        if (failure !== undefined) return showFailure(failure);
        showToast({ variant: "success", title: t("conversion.done") });
        await queryClient.invalidateQueries();
      };
      showFailure(firstFailure);
    },
    [t, errorText, queryClient],
  );
}
