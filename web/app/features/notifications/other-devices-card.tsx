import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { unsubscribeDevice } from "#contract/endpoints/notifications.ts";
import type { NotificationDevice } from "#contract/shapes/notifications.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useDeviceWords } from "../account/use-device-words.ts";
import { notificationsQuery } from "./notifications-query.ts";

/** Lists the person's other devices; shows nothing without any. */
export function OtherDevicesCard({ devices }: { devices: readonly NotificationDevice[] }) {
  const { t } = useTranslation("notifications");
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  if (others.length === 0) return null;
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl">{t("others.title")}</h2>
      <ul className="grid divide-y divide-line">
        {others.map((device) => (
          <OtherDevice key={device.id} device={device} />
        ))}
      </ul>
    </Card>
  );
}

function OtherDevice({ device }: { device: NotificationDevice }) {
  const { t } = useTranslation("notifications");
  const cache = useQueryClient();
  const words = useDeviceWords();
  const errorText = useErrorText();
  const end = useMutation({
    mutationFn: () => request(unsubscribeDevice, { params: { id: device.id } }),
    onSettled: () => cache.invalidateQueries(notificationsQuery),
  });
  const name = words.device({ ...device, timeZone: null });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-center gap-3">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-medium">{name}</p>
          <p className="text-sm text-ink-muted">
            {t("others.since", { time: words.instant(device.createdAt) })}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          isBusy={end.isPending}
          aria-label={t("others.turnOffDevice", { device: name })}
          onClick={() => end.mutate()}
        >
          {t("others.turnOff")}
        </Button>
      </div>
      {end.isError && <Alert>{errorText(end.error)}</Alert>}
    </li>
  );
}
