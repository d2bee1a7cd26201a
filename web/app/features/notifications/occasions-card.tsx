import { useTranslation } from "react-i18next";
import {
  type IsoWeekday,
  isoWeekdays,
  type NotificationSettings,
  reminderKinds,
} from "#domain/notifications/notification-settings.ts";
import { isQuietTime } from "#domain/notifications/quiet-hours.ts";
import { useLocale } from "../../i18n/use-language.ts";
import { Card } from "../../ui/card.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TimeField } from "./time-field.tsx";

export interface SettingsProps {
  readonly settings: NotificationSettings;
  readonly onChange: (settings: NotificationSettings) => void;
}

export function OccasionsCard({
  hasScanLimit,
  ...props
}: SettingsProps & { readonly hasScanLimit: boolean }) {
  const { t } = useTranslation("notifications");
  const { settings, onChange } = props;
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl">{t("occasions.title")}</h2>
      <div className="grid divide-y divide-line *:py-3">
        <MealReminders {...props} />
        <WeeklySummary {...props} />
        {hasScanLimit && (
          <SwitchField
            label={t("occasions.scansBack")}
            hint={t("occasions.scansBackHint")}
            isOn={settings.hasScansBack}
            onChange={(hasScansBack) => onChange({ ...settings, hasScansBack })}
          />
        )}
      </div>
    </Card>
  );
}

function MealReminders({ settings, onChange }: SettingsProps) {
  const { t } = useTranslation("notifications");
  const { reminders, quietHours } = settings;
  return reminderKinds.map((kind) => {
    const reminder = reminders[kind];
    const save = (changed: Partial<typeof reminder>) =>
      onChange({ ...settings, reminders: { ...reminders, [kind]: { ...reminder, ...changed } } });
    const isQuiet = isQuietTime(quietHours, reminder.time);
    return (
      <div key={kind} className="grid gap-2">
        <SwitchField
          label={t(`occasions.${kind}`)}
          {...(kind === "breakfast" && { hint: t("occasions.reminderHint") })}
          isOn={reminder.isOn}
          onChange={(isOn) => save({ isOn })}
        />
        {reminder.isOn && (
          <TimeField
            label={t(`occasions.${kind}Time`)}
            value={reminder.time}
            onChange={(time) => save({ time })}
            error={isQuiet ? t("occasions.inQuietHours") : undefined}
          />
        )}
      </div>
    );
  });
}

/** The first of January 2024 was a Monday. */
function weekdayOptions(locale: string) {
  const names = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return isoWeekdays.map((day) => ({
    value: String(day),
    label: names.format(new Date(Date.UTC(2024, 0, day))),
  }));
}

function WeeklySummary({ settings, onChange }: SettingsProps) {
  const { t } = useTranslation("notifications");
  const locale = useLocale();
  const { weeklySummary } = settings;
  const save = (changed: Partial<typeof weeklySummary>) =>
    onChange({ ...settings, weeklySummary: { ...weeklySummary, ...changed } });
  return (
    <div className="grid gap-2">
      <SwitchField
        label={t("occasions.weeklySummary")}
        hint={t("occasions.weeklySummaryHint")}
        isOn={weeklySummary.isOn}
        onChange={(isOn) => save({ isOn })}
      />
      {weeklySummary.isOn && (
        <div className="flex flex-wrap gap-3">
          <SelectField
            label={t("occasions.weekday")}
            className="min-w-36 flex-1"
            value={String(weeklySummary.weekday)}
            onChange={(event) => save({ weekday: Number(event.target.value) as IsoWeekday })}
            options={weekdayOptions(locale)}
          />
          <TimeField
            label={t("occasions.time")}
            value={weeklySummary.time}
            onChange={(time) => save({ time })}
          />
        </div>
      )}
    </div>
  );
}
