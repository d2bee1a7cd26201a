import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ChevronLeftIcon } from "../../ui/icons/navigation-icons.tsx";
import { SecurityEventsCard } from "./security-events-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { SignInMethodsCard } from "./sign-in-methods-card.tsx";

export function SecurityPage() {
  const { t } = useTranslation("account");
  return (
    <div className="grid gap-5 md:gap-6">
      <div className="grid gap-1">
        <Link
          to="/profile"
          className="inline-flex min-h-10 items-center gap-1 justify-self-start font-medium text-basil-700"
        >
          <ChevronLeftIcon className="size-4" />
          {t("security.back")}
        </Link>
        <h1 className="text-title">{t("security.title")}</h1>
      </div>
      <div className="grid items-start gap-5 md:gap-6 lg:grid-cols-2">
        <SignInMethodsCard />
        <SessionsCard />
        <SecurityEventsCard />
      </div>
    </div>
  );
}
