import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { type WayInName, waysIn } from "#contract/shapes/ways-in.ts";
import { ProfilePageHead } from "../frame/profile-page-head.tsx";
import { EmailChangeCard } from "./email-change-card.tsx";
import { SecurityEventsCard } from "./security-events-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { SignInMethodsCard } from "./sign-in-methods-card.tsx";
import { TokensCard } from "./tokens/tokens-card.tsx";

/** Where a person sees each way into the account, so that none is left out. */
const shownBy: Readonly<Record<WayInName, ComponentType>> = {
  password: SignInMethodsCard,
  providers: SignInMethodsCard,
  passkeys: SignInMethodsCard,
  authenticator: SignInMethodsCard,
  sessions: SessionsCard,
  tokens: TokensCard,
  emailChange: EmailChangeCard,
};
/** The first way of each card. */
const firstWays = waysIn.filter(
  (way, at) => waysIn.findIndex((each) => shownBy[each] === shownBy[way]) === at,
);

export function SecurityPage() {
  const { t } = useTranslation("account");
  return (
    <div className="grid gap-5 md:gap-6">
      <ProfilePageHead title={t("security.title")} />
      <div className="grid items-start gap-5 md:gap-6 lg:grid-cols-2">
        {firstWays.map((way) => {
          const WaysCard = shownBy[way];
          return <WaysCard key={way} />;
        })}
        <SecurityEventsCard />
      </div>
    </div>
  );
}
