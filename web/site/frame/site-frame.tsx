import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { contentId, SkipLink } from "../../app/features/frame/skip-link.tsx";
import { MemberBar } from "./member-bar.tsx";
import { MemberHeader } from "./member-header.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** Shown by the script to a person who was sent here because their session ended. */
function SessionEnded() {
  const { t } = useTranslation("marketing");
  return (
    <div role="status" className="for-expired border-b border-line bg-butter-soft">
      <p className="page py-3 text-ink">
        {t("ended.text")}{" "}
        <a href="/login" className="font-semibold text-basil-800 underline">
          {t("ended.logIn")}
        </a>
      </p>
    </div>
  );
}

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <MemberHeader />
      <SessionEnded />
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <MemberBar />
    </div>
  );
}
