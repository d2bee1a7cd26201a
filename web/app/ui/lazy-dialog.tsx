/** web/app/ui: dialogs whose code comes after the page: fetched while nothing else happens, or at the latest when they open. */
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { whenIdle } from "../time/when-idle.ts";
import { showToast } from "./toast/toast-store.ts";

interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Rendered like the dialog itself. Where its code can't be had it closes and says so; the next opening tries again. */
export function lazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & DialogState> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyDialog(props: Props & DialogState) {
    const { t } = useTranslation("errors");
    const { isOpen, onClose } = props;
    const [Dialog, setDialog] = useState(() => loaded);
    const giveUp = useEffectEvent(() => {
      onClose();
      showToast({ title: t("title.generic"), description: t("request.network"), variant: "destructive" });
    });
    useEffect(() => {
      if (Dialog) return;
      let isGone = false;
      const fetchDialog = () =>
        load().then(
          (dialog) => {
            loaded = dialog;
            if (!isGone) setDialog(() => dialog);
          },
          () => {
            if (!isGone && isOpen) giveUp();
          },
        );
      const cancel = isOpen ? void fetchDialog() : whenIdle(fetchDialog);
      return () => {
        isGone = true;
        cancel?.();
      };
    }, [Dialog, isOpen]);
    // A text that the page did not bring keeps only the dialog waiting.
    return <Suspense>{Dialog && <Dialog {...props} />}</Suspense>;
  };
}
