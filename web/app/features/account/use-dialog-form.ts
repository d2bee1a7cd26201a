import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

interface DialogForm {
  readonly isValid: boolean;
  readonly send: () => Promise<unknown>;
  readonly onSent: (close: () => void) => unknown;
  /** Clears what must not be kept longer than the dialog is open. */
  readonly clear: () => void;
  readonly onClose: () => void;
}

/** Sends the form of a `FormDialog`, for its `dialog` props, once the fields are valid. Problems are to be shown from `wasSubmitted` on. */
export function useDialogForm({ isValid, send, onSent, clear, onClose }: DialogForm) {
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const change = useMutation({ mutationFn: send, onSuccess: () => onSent(close) });
  function close(): void {
    clear();
    setWasSubmitted(false);
    change.reset();
    onClose();
  }
  /** False when a field has a problem. */
  function submit(): boolean {
    setWasSubmitted(true);
    if (isValid) change.mutate();
    return isValid;
  }
  const dialog = { isBusy: change.isPending, error: change.error, onClose: close, onSubmit: submit };
  return { wasSubmitted, dialog };
}
