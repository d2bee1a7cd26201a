// Dialogs whose code is loaded once somebody begins to use the page, or at the latest when they open (decision 140).
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { whenFirstUsed } from "../time/when-idle.ts";
import { showToast } from "./toast/toast-store.ts";

interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Loads it although it is closed: it has something to do. */
  readonly isNeeded?: boolean;
}

/** Used like the dialog itself. If its code cannot be loaded it shows an error and closes; the next opening tries again. */
export function lazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & DialogState> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyDialog(props: Props & DialogState) {
    const { t } = useTranslation("errors");
    const { isOpen, onClose, isNeeded = false } = props;
    const [Dialog, setDialog] = useState(() => loaded);
    const reportFailure = useEffectEvent(() => {
      onClose();
      showToast({ title: t("title.generic"), description: t("request.network"), variant: "destructive" });
    });
    useEffect(() => {
      if (Dialog) return;
      let isStale = false;
      const fetchDialog = () =>
        load().then(
          (dialog) => {
            loaded = dialog;
            if (!isStale) setDialog(() => dialog);
          },
          () => {
            if (!isStale && isOpen) reportFailure();
          },
        );
      const cancel = isOpen || isNeeded ? void fetchDialog() : whenFirstUsed(fetchDialog);
      return () => {
        isStale = true;
        cancel?.();
      };
    }, [Dialog, isOpen, isNeeded]);
    // Texts that the page did not include suspend only the dialog.
    return <Suspense>{Dialog && <Dialog {...props} />}</Suspense>;
  };
}
