import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendTestNotification } from "#contract/endpoints/notifications.ts";
import type { NotificationDevice } from "#contract/shapes/notifications.ts";
import { request } from "../../api/request.ts";
import { notificationsQuery } from "./notifications-query.ts";
import { findPushSupport, type PushSupport } from "./push-support.ts";
import { turnOff, turnOn } from "./this-device.ts";

export type DeviceState = Exclude<PushSupport, "ready"> | "denied" | "off" | "on";

export function useThisDevice(personId: string, devices: readonly NotificationDevice[]) {
  const cache = useQueryClient();
  const support = useQuery({ queryKey: ["push-support"], queryFn: findPushSupport, staleTime: 0, gcTime: 0 });
  const [isUndecided, setIsUndecided] = useState(false);
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      const outcome = isOn ? await turnOn(personId) : await turnOff(personId);
      setIsUndecided(outcome === "undecided");
    },
    onSettled: () => cache.invalidateQueries(notificationsQuery),
  });
  const test = useMutation({
    mutationFn: () => request(sendTestNotification, {}),
    // The server may have learnt that the browser no longer takes messages.
    onError: () => cache.invalidateQueries(notificationsQuery),
  });
  const isSubscribed = devices.some(({ isCurrent }) => isCurrent);
  return { state: stateOf(support.data, isSubscribed), isUndecided, change, test };
}

function stateOf(support: PushSupport | undefined, isSubscribed: boolean): DeviceState | undefined {
  if (support !== "ready") return support;
  if (Notification.permission === "denied") return "denied";
  return isSubscribed && Notification.permission === "granted" ? "on" : "off";
}
