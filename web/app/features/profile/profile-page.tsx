import { useTranslation } from "react-i18next";
import { ConfirmEmailBanner } from "../account/confirm-email-banner.tsx";
import { usePerson } from "../account/session/use-person.ts";
import { AccountActions } from "./account-actions.tsx";
import { AccountCard } from "./account-card.tsx";
import { DataCard } from "./data-card.tsx";
import { GoalsCard } from "./goals-card.tsx";
import { PlanSection } from "./plan-section.tsx";
import { SettingsCard } from "./settings-card.tsx";

export function ProfilePage() {
  const { t } = useTranslation("profile");
  const person = usePerson();
  if (!person) return null;
  return (
    <div className="grid gap-5 md:gap-6">
      <h1 className="text-title">{t("page.title")}</h1>
      <ConfirmEmailBanner person={person} />
      <div className="grid items-start gap-5 md:gap-6 lg:grid-cols-2">
        <div className="grid gap-5 md:gap-6">
          <AccountCard person={person} />
          <PlanSection isPro={person.isPro} />
          <GoalsCard />
        </div>
        <div className="grid gap-5 md:gap-6">
          <SettingsCard person={person} />
          <DataCard />
          <AccountActions person={person} />
        </div>
      </div>
    </div>
  );
}
