import { useEffect } from "react";
import { useNavigate } from "react-router";
import { whenIdle } from "../../time/when-idle.ts";
import { isDeviceSwitchOn } from "./device-switch.ts";

/** Opens the page of a notification in this tab when the service worker asks, and keeps this browser subscribed. */
export function useNotificationsAtStart(personId: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = ({ data, ports }: MessageEvent) => {
      if (typeof data?.openPage !== "string") return;
      ports[0]?.postMessage("opened");
      void navigate(data.openPage);
    };
    navigator.serviceWorker?.addEventListener("message", open);
    return () => navigator.serviceWorker?.removeEventListener("message", open);
  }, [navigate]);
  useEffect(() => {
    if (!personId || !isDeviceSwitchOn(personId)) return;
    // Tried again at the next start.
    return whenIdle(() =>
      import("./this-device.ts")
        .then(({ keepSubscribed }) => keepSubscribed(personId))
        .catch(() => undefined),
    );
  }, [personId]);
}
