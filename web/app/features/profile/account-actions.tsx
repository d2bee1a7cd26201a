import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Card } from "../../ui/card.tsx";
import { EditIcon, TrashIcon } from "../../ui/icons/action-icons.tsx";
import { ChevronRightIcon, LogoutIcon } from "../../ui/icons/navigation-icons.tsx";
import { DevicesIcon, LockIcon, MailIcon, MessageIcon } from "../../ui/icons/status-icons.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";

import type { AccountDialogProps } from "../account/change-password-dialog.tsx";
import type { Person } from "../account/session/use-person.ts";
import { useSignOut } from "../account/session/use-sign-out.ts";

const ContactSupportDialog = lazyDialog(
  async () => (await import("../support/contact-support-dialog.tsx")).ContactSupportDialog,
);

const dialogs = {
  name: lazyDialog(async () => (await import("../account/change-name-dialog.tsx")).ChangeNameDialog),
  email: lazyDialog(async () => (await import("../account/email-dialog.tsx")).EmailDialog),
  password: lazyDialog(
    async () => (await import("../account/change-password-dialog.tsx")).ChangePasswordDialog,
  ),
} satisfies Record<string, ComponentType<AccountDialogProps>>;
type DialogName = keyof typeof dialogs;

export function AccountActions({ person }: { person: Person }) {
  const { t } = useTranslation(["profile", "common"]);
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [isWriting, setIsWriting] = useState(false);
  const [openDialog, setOpenDialog] = useState<DialogName>();
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl">{t("profile:account.title")}</h2>
      <ul className="-mx-2 grid">
        <Action icon={<EditIcon className="size-5" />} onSelect={() => setOpenDialog("name")}>
          {t("profile:account.changeName")}
        </Action>
        <Action icon={<MailIcon className="size-5" />} onSelect={() => setOpenDialog("email")}>
          {t("profile:account.changeEmail")}
        </Action>
        <Action icon={<LockIcon className="size-5" />} onSelect={() => setOpenDialog("password")}>
          {t("profile:account.changePassword")}
        </Action>
        <Action icon={<DevicesIcon className="size-5" />} onSelect={() => void navigate("/security")}>
          {t("profile:account.security")}
        </Action>
        {/* On wide screens support is a page, linked from the footer. */}
        <Action
          icon={<MessageIcon className="size-5" />}
          onSelect={() => setIsWriting(true)}
          className="md:hidden"
        >
          {t("profile:support.title")}
        </Action>
        <Action icon={<TrashIcon className="size-5" />} onSelect={() => void navigate("/delete-account")}>
          {t("profile:account.delete")}
        </Action>
        <Action icon={<LogoutIcon className="size-5" />} onSelect={signOut}>
          {t("profile:account.signOut")}
        </Action>
      </ul>
      {Object.entries(dialogs).map(([name, AccountDialog]) => (
        <AccountDialog
          key={name}
          person={person}
          isOpen={openDialog === name}
          onClose={() => setOpenDialog(undefined)}
        />
      ))}
      <ContactSupportDialog person={person} isOpen={isWriting} onClose={() => setIsWriting(false)} />
    </Card>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly className?: string;
  readonly children: string;
}

function Action({ icon, onSelect, className, children }: ActionProps) {
  return (
    <li className={className}>
      <button
        type="button"
        onClick={onSelect}
        className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-left font-medium text-ink-soft hover:bg-oat/70 hover:text-ink"
      >
        {icon}
        <span className="flex-1">{children}</span>
        <ChevronRightIcon className="size-4 text-ink-muted" />
      </button>
    </li>
  );
}
