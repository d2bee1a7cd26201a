import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { themes } from "../../theme/theme.ts";
import { useTheme } from "../../theme/use-theme.ts";
import { Card } from "../../ui/card.tsx";
import { DialogButton } from "../../ui/dialog-button.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Person } from "../account/session/use-person.ts";
import { CountryField } from "./country-field.tsx";
import { LanguageField } from "./language-field.tsx";
import { NotificationSwitch } from "./notification-switch.tsx";

const OwnProductsDialog = lazyDialog(
  async () => (await import("../products/own-products-dialog.tsx")).OwnProductsDialog,
);

/** Opens the list of the person's own products. */
function OwnProductsButton() {
  const { t } = useTranslation("profile");
  return (
    <DialogButton label={t("ownProducts.open")} hint={t("ownProducts.hint")} Dialog={OwnProductsDialog} />
  );
}

const LearnedDialog = lazyDialog(async () => (await import("../learned/learned-dialog.tsx")).LearnedDialog);

/** Opens the list of what the person's corrections taught. */
function LearnedButton() {
  const { t } = useTranslation("profile");
  return <DialogButton label={t("learned.open")} hint={t("learned.hint")} Dialog={LearnedDialog} />;
}

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

const DiarySettings = lazyPart(async () => (await import("./diary-settings.tsx")).DiarySettings);

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
