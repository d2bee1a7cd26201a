import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card.tsx";
import { LearnedButton } from "../learned/learned-button.tsx";
import { OwnProductsButton } from "../products/own-products-button.tsx";
import type { Person } from "../session/use-person.ts";
import { CountryField } from "./country-field.tsx";
import { LanguageField } from "./language-field.tsx";
import { NotificationSwitch } from "./notification-switch.tsx";
import { ThemeField } from "./theme-field.tsx";

const DiarySettings = lazy(async () => ({ default: (await import("./diary-settings.tsx")).DiarySettings }));

export function SettingsCard({ person }: { person: Person }) {
  const { t } = useTranslation("profile");
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t("settings.title")}</h2>
      <LanguageField />
      <CountryField person={person} />
      <NotificationSwitch person={person} />
      <ThemeField />
      <Suspense>
        <DiarySettings />
      </Suspense>
      <LearnedButton />
      <OwnProductsButton />
    </Card>
  );
}
