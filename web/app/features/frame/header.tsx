import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { PlusIcon, ScanIcon } from "../../ui/icons/action-icons.tsx";
import { Logo } from "../../ui/logo.tsx";
import { ProBadge } from "../../ui/pro-badge.tsx";
import { Tooltip, type TooltipTrigger } from "../../ui/tooltip.tsx";
import type { Person } from "../account/session/use-person.ts";
import { ConnectionLine } from "../offline/connection-line.tsx";
import { type NavigationItem, navigationItems } from "./navigation-items.ts";
import { PlanBadge, UserMenu } from "./user-menu.tsx";

interface HeaderProps {
  readonly person: Person | undefined;
  readonly onScan: () => void;
  readonly onAdd: () => void;
}

export function Header({ person, onScan, onAdd }: HeaderProps) {
  const { t } = useTranslation("common");
  return (
    <header className="sticky top-0 z-30 short:static border-b border-line bg-paper">
      <div className="page @container flex min-h-16 items-center gap-2 lg:gap-6">
        <Link to="/dashboard" className="flex rounded-md">
          <Logo size="sm" />
        </Link>
        <HeaderNavigation isPro={person?.isPro ?? false} />
        <div className="ml-auto flex items-center gap-2 lg:gap-3">
          <Button
            variant="soft"
            onClick={() => onAdd()}
            aria-label={t("nav.addFood")}
            className="max-sm:size-11 max-sm:px-0"
          >
            <PlusIcon className="size-5" />
            <span className="max-sm:hidden">{t("nav.add")}</span>
          </Button>
          <Button onClick={onScan} className="max-md:hidden">
            <ScanIcon className="size-5" />
            {t("nav.scan")}
          </Button>
          {person && (
            <>
              <span className="@max-[15rem]:hidden md:hidden">
                <PlanBadge isPro={person.isPro} />
              </span>
              <UserMenu person={person} />
            </>
          )}
        </div>
      </div>
      <ConnectionLine />
    </header>
  );
}

function HeaderNavigation({ isPro }: { isPro: boolean }) {
  const { t } = useTranslation("common");
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("nav.main")} className="hidden md:block">
      <ul className="flex items-center gap-1">
        {navigationItems(pathname, isPro).map((item) => (
          <li key={item.id}>
            {item.needsPro ? (
              <Tooltip text={t("nav.analysisIsPro")}>
                {(trigger) => <HeaderLink item={item} {...trigger} />}
              </Tooltip>
            ) : (
              <HeaderLink item={item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HeaderLink({ item, ...trigger }: { item: NavigationItem } & Partial<TooltipTrigger>) {
  const { t } = useTranslation("common");
  return (
    <Link
      {...trigger}
      to={item.to}
      aria-current={item.isCurrent ? "page" : undefined}
      className={classes(
        "inline-flex min-h-10 items-center gap-1.5 rounded-full px-2 lg:px-3.5 text-[0.9375rem] font-semibold transition-colors",
        item.isCurrent ? "bg-basil-100 text-basil-800" : "text-ink-soft hover:bg-oat hover:text-ink",
      )}
    >
      {t(`nav.${item.id}`)}
      {item.needsPro && <ProBadge />}
    </Link>
  );
}
