import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { ArrowLeftIcon } from "../../../ui/icons/navigation-icons.tsx";
import { useIsSignedIn } from "../../account/session/signed-in.ts";

export function ScannerHeader() {
  const { t } = useTranslation("analysis");
  const isSignedIn = useIsSignedIn();
  return (
    <header className="page flex min-h-18 flex-wrap items-center justify-between gap-3">
      <Link
        to="/"
        className="-ml-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-ink-soft hover:bg-oat hover:text-ink"
      >
        <ArrowLeftIcon />
        <span className="max-sm:sr-only">{t("scanner.back")}</span>
      </Link>
      {isSignedIn === false && (
        <nav aria-label={t("scanner.account")} className="flex flex-wrap items-center gap-1 sm:gap-3">
          <ButtonLink to="/login" variant="ghost" size="sm">
            {t("scanner.signIn")}
          </ButtonLink>
          <ButtonLink to="/register" variant="secondary" size="sm">
            {t("scanner.signUp")}
          </ButtonLink>
        </nav>
      )}
    </header>
  );
}
