import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import type { SettingsProps } from "./occasions-card.tsx";
import { TimeField } from "./time-field.tsx";

export function QuietHoursCard({ settings, onChange }: SettingsProps) {
  const { t } = useTranslation("notifications");
  const { quietHours } = settings;
  const save = (changed: Partial<typeof quietHours>) =>
    onChange({ ...settings, quietHours: { ...quietHours, ...changed } });
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t("quiet.title")}</h2>
      <SwitchField
        label={t("quiet.switch")}
        hint={t("quiet.hint")}
        isOn={quietHours.isOn}
        onChange={(isOn) => save({ isOn })}
      />
      {quietHours.isOn && (
        <div className="flex flex-wrap gap-3">
          <TimeField label={t("quiet.from")} value={quietHours.from} onChange={(from) => save({ from })} />
          <TimeField label={t("quiet.to")} value={quietHours.to} onChange={(to) => save({ to })} />
        </div>
      )}
    </Card>
  );
}
