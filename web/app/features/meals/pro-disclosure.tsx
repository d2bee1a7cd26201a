import { type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Entitlement } from "#domain/plans/entitlements.ts";
import { classes } from "../../ui/classes.ts";
import { ChevronDownIcon } from "../../ui/icons/navigation-icons.tsx";
import { ProBadge } from "../../ui/pro-badge.tsx";
import { useHasEntitlement } from "../account/session/use-person.ts";
import { offerUpgrade } from "../plans/upgrade/upgrade-offer.ts";

interface ProDisclosureProps {
  readonly entitlement: Entitlement;
  /** On the button. */
  readonly label: { readonly closed: string; readonly open: string };
  /** Whose details they are, for screen readers. */
  readonly of?: string;
  /** As the offer of Pro names it. */
  readonly feature: string;
  /** Beside the button. */
  readonly aside?: ReactNode;
  /** Loaded and rendered while it is open. */
  readonly children: ReactNode;
}

/** Opens what is part of Pro; for everybody else the button offers it. */
export function ProDisclosure({ entitlement, label, of, feature, aside, children }: ProDisclosureProps) {
  const { t } = useTranslation("meals");
  const canOpen = useHasEntitlement(entitlement);
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <>
      <div className="-mx-2 -mb-2 flex items-center justify-between gap-2">
        <button
          type="button"
          aria-expanded={canOpen ? isOpen : undefined}
          aria-controls={canOpen ? contentId : undefined}
          aria-haspopup={canOpen ? undefined : "dialog"}
          onClick={() => (canOpen ? setIsOpen(!isOpen) : offerUpgrade({ kind: "premium_feature", feature }))}
          className="flex min-h-10 items-center gap-1.5 rounded-full px-2.5 text-left text-sm font-semibold text-basil-700 hover:bg-basil-50"
        >
          <ChevronDownIcon
            className={classes("size-4 shrink-0 transition-transform", isOpen && "rotate-180")}
          />
          {isOpen ? label.open : label.closed}
          <span className="sr-only">{canOpen ? of : t("card.proHint")}</span>
          {!canOpen && <ProBadge />}
        </button>
        {aside}
      </div>
      <div id={contentId} hidden={!isOpen}>
        <Suspense>{isOpen && children}</Suspense>
      </div>
    </>
  );
}
