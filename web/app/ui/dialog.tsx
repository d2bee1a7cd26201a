// Full height on phones, a centred card on wider screens, or a panel beside the page. Escape and the back button close it.
import { Dialog as RadixDialog } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes.ts";
import { CloseIcon } from "./icons/action-icons.tsx";
import { dismissEarlierToast } from "./toast/toast-store.ts";
import { useCloseOnBack } from "./use-close-on-back.ts";

type DialogWidth = "sm" | "md" | "lg";

const widths: Record<DialogWidth, string> = { sm: "md:max-w-md", md: "md:max-w-xl", lg: "md:max-w-3xl" };

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string | undefined;
  /** Shown where the title is, which then only names the dialog. */
  readonly head?: ReactNode;
  readonly width?: DialogWidth;
  /** Stays in sight between the title and the scrolling content. */
  readonly belowTitle?: ReactNode;
  /** Stays in sight below the scrolling content. */
  readonly footer?: ReactNode;
  /** For short questions: a card on phones too. */
  readonly isCompact?: boolean;
  /** If false, what third parties show on top of the page (a bank's challenge) stays usable; the page behind is still inert. */
  readonly isModal?: boolean;
  /** Lies at the right edge, and the page beside it stays usable. */
  readonly isBesidePage?: boolean;
  readonly children?: ReactNode;
}

const backdrop =
  "fixed inset-0 z-40 bg-panel-deep/50 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in";

export function Dialog({ isOpen, onClose, isModal = true, isBesidePage = false, ...rest }: DialogProps) {
  const coversPage = !isBesidePage;
  return (
    <RadixDialog.Root
      open={isOpen}
      modal={isModal && coversPage}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
    >
      {isOpen && coversPage && !isModal && <InertPage />}
      <RadixDialog.Portal>
        {coversPage &&
          (isModal ? (
            <RadixDialog.Overlay className={backdrop} />
          ) : (
            <div className={backdrop} data-state="open" data-backdrop />
          ))}
        <DialogSheet onClose={onClose} isModal={isModal} isBesidePage={isBesidePage} {...rest} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const sheet =
  "inset-0 max-md:[container:sheet/size] data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out " +
  "md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[min(90dvh,54rem)] md:short:max-h-[calc(100dvh-1rem)] md:w-[calc(100%-3rem)] md:-translate-1/2 md:rounded-2xl " +
  "md:data-[state=open]:animate-card-in md:data-[state=closed]:animate-card-out";
const compactCard =
  "top-1/2 left-1/2 max-h-[90dvh] w-[calc(100%-2rem)] short:max-h-[calc(100dvh-1rem)] -translate-1/2 rounded-2xl " +
  "data-[state=open]:animate-card-in data-[state=closed]:animate-card-out";
/** Below the header and what covers the page. */
const panel =
  "top-20 right-4 bottom-4 z-20 w-100 max-w-[calc(100vw-2rem)] rounded-2xl border border-line data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

function DialogSheet(props: Omit<DialogProps, "isOpen">) {
  const {
    onClose,
    title,
    description,
    head,
    width = "md",
    belowTitle,
    footer,
    isCompact,
    isModal,
    isBesidePage = false,
    children,
  } = props;
  const { t } = useTranslation("common");
  useCloseOnBack(onClose);
  // No toast over its fields and tabs.
  useEffect(dismissEarlierToast, []);
  const [opener] = useState(() => document.activeElement);
  return (
    <RadixDialog.Content
      {...(!description && { "aria-describedby": undefined })}
      onCloseAutoFocus={(event) => restoreFocus(event, opener)}
      onInteractOutside={(event) =>
        (isBesidePage || !closesDialog(event.target, isModal)) && event.preventDefault()
      }
      onEscapeKeyDown={(event) => isHandledByControl(event) && event.preventDefault()}
      className={classes(
        // Where title and buttons leave too little for the content between them, the whole dialog scrolls.
        "fixed flex flex-col overflow-x-clip overflow-y-auto bg-card shadow-dialog focus:outline-none",
        isBesidePage ? panel : classes("z-50", isCompact ? compactCard : sheet, widths[width]),
      )}
    >
      <div className="flex items-start gap-3 px-5 pt-4 pb-3 short:py-2 sm:px-6 sm:pt-5">
        <div className="grid flex-1 gap-1 pt-1.5">
          <RadixDialog.Title className={classes("text-xl leading-snug", head !== undefined && "sr-only")}>
            {title}
          </RadixDialog.Title>
          {head}
          {description && (
            <RadixDialog.Description className="text-ink-muted">{description}</RadixDialog.Description>
          )}
        </div>
        <RadixDialog.Close
          aria-label={t("action.close")}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-muted transition-colors hover:bg-oat hover:text-ink"
        >
          <CloseIcon className="size-5" />
        </RadixDialog.Close>
      </div>
      {belowTitle && <div className="relative px-5 pb-3 short:pb-2 sm:px-6">{belowTitle}</div>}
      {children && (
        <div className="relative min-h-44 flex-1 cramped:flex-[1_0_auto] overflow-y-auto cramped:overflow-visible overscroll-contain px-5 pt-1 pb-6 short:min-h-32 sm:px-6">
          {children}
        </div>
      )}
      {footer && (
        <div className="safe-bottom border-t border-line bg-card px-5 has-[>div>:only-child:empty]:hidden sm:px-6">
          <div className="py-4 short:py-2">{footer}</div>
        </div>
      )}
    </RadixDialog.Content>
  );
}

/** Radix restores focus only to its own trigger component, which our dialogs do not use. */
function restoreFocus(event: Event, opener: Element | null): void {
  event.preventDefault();
  if (opener instanceof HTMLElement) opener.focus();
}

/**
 * Closing a toast, which lies above dialogs, must not close the dialog. (A closed toast may already have left the page when
 * this is called.) Only its backdrop closes a dialog that is not modal.
 */
function closesDialog(target: EventTarget | null, isModal = true): boolean {
  if (!(target instanceof Element)) return isModal;
  return isModal ? target.closest("[data-toast]") === null : target.closest("[data-backdrop]") !== null;
}

/** A control marked with `data-own-escape` uses Escape itself, for example to undo typing. */
function isHandledByControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest("[data-own-escape]") !== null;
}

/** Blocks keyboard, screen readers and scrolling on the page it is rendered in, but not on what lies beside it in the body. */
function InertPage() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const page = marker.current?.closest<HTMLElement>("body > *");
    if (!page) return;
    const { style } = document.documentElement;
    const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    page.inert = true;
    Object.assign(style, { overflow: "hidden", scrollbarGutter: "stable" });
    return () => {
      page.inert = false;
      Object.assign(style, before);
    };
  }, []);
  return <span ref={marker} hidden />;
}
