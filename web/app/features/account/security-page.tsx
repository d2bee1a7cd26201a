import { useTranslation } from "react-i18next";
import { ProfilePageHead } from "../frame/profile-page-head.tsx";
import { TokensCard } from "../transfer/tokens-card.tsx";
import { SecurityEventsCard } from "./security-events-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { SignInMethodsCard } from "./sign-in-methods-card.tsx";

export function SecurityPage() {
  const { t } = useTranslation("account");
  return (
    <div className="grid gap-5 md:gap-6">
      <ProfilePageHead title={t("security.title")} />
      <div className="grid items-start gap-5 md:gap-6 lg:grid-cols-2">
        <SignInMethodsCard />
        <SessionsCard />
        <TokensCard />
        <SecurityEventsCard />
      </div>
    </div>
  );
}
