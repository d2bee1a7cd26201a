/** web/app/ui: a menu that opens from a button, and stays in the landmark that the button stands in. */
import { DropdownMenu as RadixMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface DropdownMenuProps {
  /** One button element. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

export function DropdownMenu({ trigger, children }: DropdownMenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="z-50 min-w-60 animate-card-in rounded-lg border border-line bg-card p-1.5 shadow-raised"
      >
        {children}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}

const itemClasses =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-[0.9375rem] font-medium text-ink-soft select-none " +
  "data-highlighted:bg-basil-50 data-highlighted:text-ink data-highlighted:outline-none";

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function MenuItem({ icon, children, onSelect }: MenuItemProps & { onSelect: () => void }) {
  return (
    <RadixMenu.Item onSelect={onSelect} className={itemClasses}>
      {icon}
      {children}
    </RadixMenu.Item>
  );
}

export function MenuLink({ icon, children, to }: MenuItemProps & { to: string }) {
  return (
    <RadixMenu.Item asChild>
      <Link to={to} className={itemClasses}>
        {icon}
        {children}
      </Link>
    </RadixMenu.Item>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className="px-3 pt-2 pb-2.5">{children}</RadixMenu.Label>;
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}
