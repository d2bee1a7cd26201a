// The phone navigation for signed-in people, as in the app.
import { useTranslation } from "react-i18next";
import { type NavigationItem, navigationItems } from "../../app/features/frame/navigation-items.ts";
import { ScanIcon } from "../../app/ui/icons/action-icons.tsx";
import { useSite } from "../site-context.ts";

export function MemberBar() {
  const { t } = useTranslation("common");
  const { path } = useSite();
  const items = navigationItems(path, true);
  return (
    <nav
      aria-label={t("nav.main")}
      data-bottom-bar
      className="for-members safe-bottom fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card md:hidden!"
    >
      <ul className="grid h-bar grid-cols-5">
        {items.slice(0, 2).map((item) => (
          <BarItem key={item.id} item={item} />
        ))}
        <li className="grid place-items-center">
          <a
            href="/scanner"
            aria-label={t("nav.scanMeal")}
            className="-mt-7 grid size-15 place-items-center rounded-full border-4 border-paper bg-primary text-white shadow-raised"
          >
            <ScanIcon className="size-7" />
          </a>
        </li>
        {items.slice(2).map((item) => (
          <BarItem key={item.id} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function BarItem({ item: { id, to, ItemIcon } }: { item: NavigationItem }) {
  const { t } = useTranslation("common");
  return (
    <li>
      <a
        href={to}
        className="relative grid h-full place-content-center justify-items-center gap-0.5 text-bar font-semibold text-ink-muted"
      >
        <ItemIcon className="size-6" />
        <span className="text-center">{t(`nav.short.${id}`)}</span>
      </a>
    </li>
  );
}
