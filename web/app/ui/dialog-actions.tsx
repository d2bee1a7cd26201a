import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** Lets each step of a dialog render its own buttons into the dialog's footer. */
export const DialogFooter = createContext<HTMLElement | null>(null);

export function DialogFooterSlot({ children }: { children: ReactNode }) {
  const slot = useContext(DialogFooter);
  return slot && createPortal(children, slot);
}

export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <DialogFooterSlot>
      <div className="flex flex-wrap items-center justify-end gap-3">{children}</div>
    </DialogFooterSlot>
  );
}
