import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../api/use-error-text.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useIsConnected } from "../offline/use-connection.ts";
import { sendWaitingWater, waitingWater } from "./waiting-water.ts";
import { waterKey } from "./water-queries.ts";

/** As soon as the server can be reached. */
export function useSendWaitingWater(): void {
  const { t } = useTranslation("errors");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const isConnected = useIsConnected();
  const isWaiting = waitingWater.use().length > 0;
  const send = useEffectEvent(async () => {
    await sendWaitingWater((error) =>
      showToast({ title: t("title.generic"), description: errorText(error), variant: "destructive" }),
    );
    await queryClient.invalidateQueries({ queryKey: waterKey });
  });
  useEffect(() => {
    if (isConnected && isWaiting) void send();
  }, [isConnected, isWaiting]);
}
