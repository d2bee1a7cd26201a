import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { themes } from "../../theme/theme.ts";
import { useTheme } from "../../theme/use-theme.ts";
import { Card } from "../../ui/card.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Person } from "../account/session/use-person.ts";
import { LearnedButton } from "../learned/learned-button.tsx";
import { OwnProductsButton } from "../products/own-products-button.tsx";
import { CountryField } from "./country-field.tsx";
import { LanguageField } from "./language-field.tsx";
import { NotificationSwitch } from "./notification-switch.tsx";

function ThemeField() {
  const { t } = useTranslation("profile");
  const [theme, choose] = useTheme();
  return (
    <SegmentedChoice
      label={t("settings.theme.label")}
      hasVisibleLabel
      value={theme}
      onChange={choose}
      options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
    />
  );
}

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
