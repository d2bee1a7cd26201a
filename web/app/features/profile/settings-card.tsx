import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Person } from "../account/session/use-person.ts";
import { LearnedButton } from "../learned/learned-button.tsx";
import { OwnProductsButton } from "../products/own-products-button.tsx";
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
      <Suspense fallback={<Skeleton className="h-80 md:h-77" />}>
        <DiarySettings />
      </Suspense>
      <LearnedButton />
      <OwnProductsButton />
    </Card>
  );
}
