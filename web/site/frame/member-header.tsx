// The header for signed-in people; the script fills in who they are.
import { useTranslation } from "react-i18next";
import { navigationItems } from "../../app/features/frame/navigation-items.ts";
import { buttonClasses } from "../../app/ui/button-classes.ts";
import { classes } from "../../app/ui/classes.ts";
import { ScanIcon } from "../../app/ui/icons/action-icons.tsx";
import { LogoutIcon, ProfileIcon } from "../../app/ui/icons/navigation-icons.tsx";
import { Logo } from "../../app/ui/logo.tsx";
import { useSite } from "../site-context.ts";

const menuItem =
  "flex w-full items-center gap-2.5 rounded-md px-3 py-2.5 text-left text-[0.9375rem] hover:bg-oat";

export function MemberHeader() {
  const { t } = useTranslation("common");
  return (
    <header className="for-members sticky top-0 z-30 short:static border-b border-line bg-paper">
      <div className="page flex min-h-16 items-center gap-2 lg:gap-6">
        <a href="/dashboard" className="flex rounded-md">
          <Logo size="sm" />
        </a>
        <MemberNavigation />
        <div className="ml-auto flex items-center gap-2 lg:gap-3">
          <a href="/scanner" className={classes(buttonClasses({}), "max-md:hidden")}>
            <ScanIcon className="size-5" />
            {t("nav.scan")}
          </a>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}

function MemberNavigation() {
  const { t } = useTranslation("common");
  const { path } = useSite();
  return (
    <nav aria-label={t("nav.main")} className="hidden md:block">
      <ul className="flex items-center gap-1">
        {navigationItems(path, true).map(({ id, to }) => (
          <li key={id}>
            <a
              href={to}
              className="inline-flex min-h-10 items-center gap-1.5 rounded-full px-2 lg:px-3.5 text-[0.9375rem] font-semibold text-ink-soft hover:bg-oat hover:text-ink"
            >
              {t(`nav.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AccountMenu() {
  const { t } = useTranslation("common");
  return (
    <details data-menu className="relative">
      <summary
        aria-label={t("nav.openAccountMenu")}
        className="grid size-10 list-none place-items-center rounded-full bg-basil-100 font-bold text-basil-800 [&::-webkit-details-marker]:hidden"
      >
        <span data-initials>
          <ProfileIcon className="size-5" />
        </span>
      </summary>
      <div className="absolute right-0 mt-2 w-60 rounded-lg border border-line bg-card p-2 shadow-raised">
        <p data-person className="px-3 py-2 wrap-anywhere text-sm text-ink-muted" />
        <a href="/profile" className={menuItem}>
          <ProfileIcon />
          {t("nav.profile")}
        </a>
        <button type="button" data-log-out className={menuItem}>
          <LogoutIcon />
          {t("nav.logOut")}
        </button>
      </div>
    </details>
  );
}
