import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { DropdownMenu, MenuItem, MenuLink } from "../../ui/dropdown-menu.tsx";
import { LogoutIcon, ProfileIcon } from "../../ui/icons/navigation-icons.tsx";
import { SparkleIcon, TargetIcon } from "../../ui/icons/status-icons.tsx";

import type { Person } from "../account/session/use-person.ts";
import { useSignOut } from "../account/session/use-sign-out.ts";
import { Avatar } from "./avatar.tsx";

export function UserMenu({ person }: { person: Person }) {
  const { t } = useTranslation("common");
  const signOut = useSignOut();
  return (
    <DropdownMenu
      label={t("nav.openAccountMenu")}
      trigger={<Avatar person={person} />}
      heading={<AccountHeading person={person} />}
    >
      <MenuLink to="/profile" icon={<ProfileIcon className="size-5" />}>
        {t("nav.profile")}
      </MenuLink>
      <MenuLink to="/body" icon={<TargetIcon className="size-5" />}>
        {t("nav.body")}
      </MenuLink>
      {!person.isPro && (
        <MenuLink to="/subscription" icon={<SparkleIcon className="size-5 text-persimmon-600" />}>
          {t("action.upgrade")}
        </MenuLink>
      )}
      <MenuItem onSelect={signOut} icon={<LogoutIcon className="size-5" />}>
        {t("nav.logOut")}
      </MenuItem>
    </DropdownMenu>
  );
}

function AccountHeading({ person }: { person: Person }) {
  const { t } = useTranslation("common");
  return (
    <>
      <p className="pb-2 text-xs font-semibold text-ink-muted">{t("nav.account")}</p>
      <div className="flex items-center gap-3">
        <Avatar person={person} />
        <div className="grid min-w-0">
          <p className="flex items-center gap-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{person.displayName}</span>
            <PlanBadge isPro={person.isPro} />
          </p>
          <p className="text-sm text-ink-muted wrap-anywhere">{person.email}</p>
        </div>
      </div>
    </>
  );
}

export function PlanBadge({ isPro }: { isPro: boolean }) {
  const { t } = useTranslation("common");
  return <Badge tone={isPro ? "pro" : "free"}>{isPro ? t("plan.pro") : t("plan.free")}</Badge>;
}
