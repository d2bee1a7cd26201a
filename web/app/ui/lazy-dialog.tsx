// Dialogs whose code is loaded once the page has been open for a second and is idle, or at the latest when they open.
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { whenIdleAfter } from "../time/when-idle.ts";
import { showToast } from "./toast/toast-store.ts";

/** What the page itself fetches goes first, and a page that is left at once fetches no dialog. */
const fetchAfterMs = 1000;

interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Used like the dialog itself. If its code cannot be loaded it shows an error and closes; the next opening tries again. */
export function lazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & DialogState> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyDialog(props: Props & DialogState) {
    const { t } = useTranslation("errors");
    const { isOpen, onClose } = props;
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
      const cancel = isOpen ? void fetchDialog() : whenIdleAfter(fetchAfterMs, fetchDialog);
      return () => {
        isStale = true;
        cancel?.();
      };
    }, [Dialog, isOpen]);
    // Texts that the page did not include suspend only the dialog.
    return <Suspense>{Dialog && <Dialog {...props} />}</Suspense>;
  };
}
