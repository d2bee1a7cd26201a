import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { classes } from "../../ui/classes.ts";
import { ScanIcon } from "../../ui/icons/action-icons.tsx";
import { ProBadge } from "../../ui/pro-badge.tsx";
import { type NavigationItem, navigationItems } from "./navigation-items.ts";

export function BottomBar({ isPro, onScan }: { isPro: boolean; onScan: () => void }) {
  const { t } = useTranslation("common");
  const { pathname } = useLocation();
  const items = navigationItems(pathname, isPro);
  return (
    <nav
      aria-label={t("nav.main")}
      data-bottom-bar
      className="safe-bottom fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card md:hidden"
    >
      <ul className="grid h-bar grid-cols-5">
        {items.slice(0, 2).map((item) => (
          <BarItem key={item.id} item={item} />
        ))}
        <li className="grid place-items-center">
          <button
            type="button"
            onClick={onScan}
            aria-label={t("nav.scanMeal")}
            className="-mt-7 grid size-15 place-items-center rounded-full border-4 border-paper bg-primary text-white shadow-raised transition-transform active:scale-95"
          >
            <ScanIcon className="size-7" />
          </button>
        </li>
        {items.slice(2).map((item) => (
          <BarItem key={item.id} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function BarItem({ item: { id, to, ItemIcon, needsPro, isCurrent } }: { item: NavigationItem }) {
  const { t } = useTranslation("common");
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? "page" : undefined}
        className={classes(
          "relative grid h-full place-content-center justify-items-center gap-0.5 text-bar font-semibold",
          isCurrent ? "text-basil-700" : "text-ink-muted",
        )}
      >
        <ItemIcon className={classes("size-6", isCurrent && "stroke-[2.3]")} />
        <span className="text-center">{t(`nav.short.${id}`)}</span>
        {needsPro && <ProBadge className="absolute top-1 right-0" />}
      </Link>
    </li>
  );
}
