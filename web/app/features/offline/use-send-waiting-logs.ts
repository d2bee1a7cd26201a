import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useIsConnected } from "../../api/connection.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { signedInAccountId } from "../../api/stored-tokens.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { readItem } from "../../storage/stored-items.ts";

/** Sends what waits as soon as the server can be reached. The code that sends it is loaded where something waits. */
export function useSendWaitingLogs(): void {
  const { t } = useTranslation("errors");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const isConnected = useIsConnected();
  const send = useEffectEvent(async () => {
    const owner = signedInAccountId();
    if (owner === undefined || readItem({ item: "waitingLogs", owner }) === null) return;
    const { sendWaitingLogs } = await import("./waiting-logs.ts");
    await sendWaitingLogs((error) => showFailure(t("title.generic"), error));
    await Promise.all([diaryKey, ["body"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  });
  useEffect(() => {
    if (isConnected) send().catch(() => undefined);
  }, [isConnected]);
}
