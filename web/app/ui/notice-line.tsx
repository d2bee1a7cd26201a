import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons/action-icons.tsx";
import type { IconProps } from "./icons/icon.tsx";

interface NoticeLineProps {
  /** What it is about, for screen readers. */
  readonly label: string;
  readonly NoticeIcon: (props: IconProps) => ReactNode;
  readonly children: ReactNode;
  /** A button or link with `noticeAction`. */
  readonly action?: ReactNode;
  readonly dismissal?: { readonly label: string; readonly onDismiss: () => void };
}

export const noticeAction =
  "inline-flex min-h-11 shrink-0 items-center rounded-full px-3 text-sm font-semibold underline-offset-2 hover:underline";

/** One quiet line about something that is not what the page is for. */
export function NoticeLine({ label, NoticeIcon, children, action, dismissal }: NoticeLineProps) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-x-1 rounded-lg border border-line pr-1 pl-3.5 text-[0.9375rem]"
    >
      <NoticeIcon className="mr-2 size-5 shrink-0 text-ink-soft" />
      <p className="min-w-[min(9rem,60%)] flex-1 py-2 leading-snug text-ink-soft">{children}</p>
      <span className="ml-auto flex items-center">
        {action}
        {dismissal && (
          <IconButton label={dismissal.label} onClick={dismissal.onDismiss}>
            <CloseIcon className="size-4" />
          </IconButton>
        )}
      </span>
    </section>
  );
}
