import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { saveNotificationSettings } from "#contract/endpoints/notifications.ts";
import type { NotificationSettings } from "#domain/notifications/notification-settings.ts";
import { request } from "../../api/request.ts";
import { notificationsQuery } from "./notifications-query.ts";

/** A time is typed in several steps. */
const saveAfterMs = 600;

/** What is chosen shows at once and is saved a moment later; a failure keeps it, to be tried again. */
export function useSettingsDraft(stored: NotificationSettings) {
  const cache = useQueryClient();
  const [draft, setDraft] = useState(stored);
  const unsaved = useRef<NotificationSettings>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useMutation({
    mutationFn: (body: NotificationSettings) => request(saveNotificationSettings, { body }),
    scope: { id: "notification-settings" },
    onSuccess: (settings) =>
      cache.setQueryData(notificationsQuery.queryKey, (known) => known && { ...known, settings }),
  });
  const { mutate } = save;
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current) mutate(unsaved.current);
    unsaved.current = undefined;
  }, [mutate]);
  useEffect(() => {
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);
  return {
    draft,
    change: (next: NotificationSettings) => {
      setDraft(next);
      unsaved.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, saveAfterMs);
    },
    error: save.error,
    isSaved: save.isSuccess,
    retry: () => mutate(draft),
  };
}
