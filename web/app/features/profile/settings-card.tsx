import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import type { Person } from "../session/use-person.ts";
import { CountryField } from "./country-field.tsx";
import { LanguageField } from "./language-field.tsx";
import { areNotificationsOn, saveNotifications } from "./notification-setting.ts";
import { ThemeField } from "./theme-field.tsx";

export function SettingsCard({ person }: { person: Person }) {
  const { t } = useTranslation("profile");
  const [hasNotifications, setHasNotifications] = useState(() => areNotificationsOn(person.id));
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t("settings.title")}</h2>
      <LanguageField />
      <CountryField person={person} />
      <SwitchField
        label={t("settings.notifications")}
        hint={t("settings.notificationsHint")}
        isOn={hasNotifications}
        onChange={(isOn) => {
          saveNotifications(person.id, isOn);
          setHasNotifications(isOn);
        }}
      />
      <ThemeField />
    </Card>
  );
}
