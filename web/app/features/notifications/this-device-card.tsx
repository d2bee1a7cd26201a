import { useTranslation } from "react-i18next";
import type { NotificationDevice } from "#contract/shapes/notifications.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { useThisDevice } from "./use-this-device.ts";

interface ThisDeviceCardProps {
  readonly personId: string;
  readonly devices: readonly NotificationDevice[];
}

export function ThisDeviceCard({ personId, devices }: ThisDeviceCardProps) {
  const { t } = useTranslation("notifications");
  const errorText = useErrorText();
  const { state, isUndecided, change, test } = useThisDevice(personId, devices);
  const canSwitch = state === "on" || state === "off";
  // Shows what was chosen while the browser asks.
  const isOn = change.isPending ? change.variables : state === "on";
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t("device.title")}</h2>
      {canSwitch && (
        <SwitchField
          label={t("device.switch")}
          hint={t("device.switchHint")}
          isOn={isOn}
          onChange={(wanted) => {
            test.reset();
            if (!change.isPending) change.mutate(wanted);
          }}
        />
      )}
      {state === "needs-install" && <Alert tone="info">{t("device.needsInstall")}</Alert>}
      {state === "unsupported" && <Alert tone="info">{t("device.unsupported")}</Alert>}
      {state === "denied" && (
        <Alert tone="warning" title={t("device.deniedTitle")}>
          {t("device.deniedText")}
        </Alert>
      )}
      {isUndecided && state === "off" && <Alert tone="info">{t("device.undecided")}</Alert>}
      {change.isError && <Alert>{errorText(change.error)}</Alert>}
      {state === "on" && (
        <Button variant="secondary" isBusy={test.isPending} onClick={() => test.mutate()}>
          {t("device.test")}
        </Button>
      )}
      {test.isError && <Alert>{errorText(test.error)}</Alert>}
      <p role="status" className="text-ink-muted empty:hidden">
        {test.isSuccess && t("device.tested")}
      </p>
    </Card>
  );
}
