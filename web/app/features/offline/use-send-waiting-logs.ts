import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useIsConnected } from "../../api/connection.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { signedInAccountId } from "../../api/stored-tokens.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { readItem } from "../../storage/stored-items.ts";
import { showToast } from "../../ui/toast/toast-store.ts";

/** As soon as the server can be reached. What sends it is loaded where something waits. */
export function useSendWaitingLogs(): void {
  const { t } = useTranslation("errors");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const isConnected = useIsConnected();
  const send = useEffectEvent(async () => {
    const owner = signedInAccountId();
    if (owner === undefined || readItem({ item: "waitingLogs", owner }) === null) return;
    const { sendWaitingLogs } = await import("./waiting-logs.ts");
    await sendWaitingLogs((error) =>
      showToast({ title: t("title.generic"), description: errorText(error), variant: "destructive" }),
    );
    await Promise.all([diaryKey, ["body"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  });
  useEffect(() => {
    if (isConnected) send().catch(() => undefined);
  }, [isConnected]);
}
