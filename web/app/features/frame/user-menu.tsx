/** web/app/features/frame: the menu behind the avatar. */
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { DropdownMenu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from "../../ui/dropdown-menu.tsx";
import { LogoutIcon, ProfileIcon } from "../../ui/icons/navigation-icons.tsx";
import { SparkleIcon } from "../../ui/icons/status-icons.tsx";
import { useLogOut } from "../session/use-log-out.ts";
import type { Person } from "../session/use-person.ts";
import { Avatar } from "./avatar.tsx";

export function UserMenu({ person }: { person: Person }) {
  const { t } = useTranslation("common");
  const logOut = useLogOut();
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={t("nav.openAccountMenu")}
          className="rounded-full p-0.5 hover:bg-oat"
        >
          <Avatar person={person} />
        </button>
      }
    >
      <MenuHeading>
        <span className="sr-only">{t("nav.account")}</span>
        <span className="flex items-center gap-3">
          <Avatar person={person} />
          <span className="grid min-w-0">
            <span className="flex items-center gap-2">
              <span className="truncate font-semibold">{person.displayName}</span>
              <PlanBadge isPro={person.isPro} />
            </span>
            <span className="truncate text-sm text-ink-muted">{person.email}</span>
          </span>
        </span>
      </MenuHeading>
      <MenuSeparator />
      <MenuLink to="/profile" icon={<ProfileIcon className="size-5" />}>
        {t("nav.profile")}
      </MenuLink>
      {!person.isPro && (
        <MenuLink to="/subscription" icon={<SparkleIcon className="size-5 text-persimmon-600" />}>
          {t("action.upgrade")}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem onSelect={() => void logOut()} icon={<LogoutIcon className="size-5" />}>
        {t("nav.logOut")}
      </MenuItem>
    </DropdownMenu>
  );
}

export function PlanBadge({ isPro }: { isPro: boolean }) {
  const { t } = useTranslation("common");
  return <Badge tone={isPro ? "pro" : "free"}>{isPro ? t("plan.pro") : t("plan.free")}</Badge>;
}
