// Rendered in place, so that it stays in its button's landmark.
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { useMenu } from "./use-menu.ts";

interface DropdownMenuProps {
  /** What the button is for. */
  readonly label: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Shown above the items. */
  readonly heading?: ReactNode;
  /** What the menu's right edge aligns with; use the row (`relative`) if the button is far from the screen's edge. */
  readonly alignedTo?: "button" | "row";
  readonly children: ReactNode;
}

export function DropdownMenu({ label, trigger, heading, alignedTo = "button", children }: DropdownMenuProps) {
  const menuId = useId();
  const { isOpen, setIsOpen, close, rootRef, triggerRef, onMenuKey, onTriggerKey } = useMenu();
  return (
    <div ref={rootRef} className={alignedTo === "button" ? "relative" : undefined}>
      <button
        ref={triggerRef}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={onTriggerKey}
        className="block rounded-full p-0.5 hover:bg-oat"
      >
        {trigger}
      </button>
      {isOpen && (
        <div className="absolute top-full right-0 z-50 mt-2 w-max max-w-[calc(100vw-4rem)] min-w-60 animate-card-in rounded-lg border border-line bg-card p-1.5 shadow-raised">
          {heading && <div className="border-b border-line px-3 pt-2 pb-3">{heading}</div>}
          {/* Choosing any item closes the menu. */}
          <div
            id={menuId}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            onKeyDown={onMenuKey}
            onClick={close}
            className="pt-1.5"
          >
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

const itemClasses =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-[0.9375rem] font-medium text-ink-soft " +
  "hover:bg-basil-50 hover:text-ink focus:bg-basil-50 focus:text-ink focus-visible:outline-offset-[-2px]";

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function MenuItem({ icon, children, onSelect }: MenuItemProps & { onSelect: () => void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={onSelect} className={itemClasses}>
      {icon}
      {children}
    </button>
  );
}

export function MenuLink({ icon, children, to }: MenuItemProps & { to: string }) {
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={itemClasses}>
      {icon}
      {children}
    </Link>
  );
}
