import { type ComponentType, useState } from "react";
import { Button } from "./button.tsx";

interface DialogButtonProps {
  readonly label: string;
  /** What the dialog is for. */
  readonly hint: string;
  readonly Dialog: ComponentType<{ readonly isOpen: boolean; readonly onClose: () => void }>;
}

export function DialogButton({ label, hint, Dialog }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-1.5">
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <p className="text-sm text-ink-muted">{hint}</p>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
