/** web/app/features/frame: header, content and footer of pages for visitors. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Footer } from "./footer.tsx";
import { contentId, SkipLink } from "./skip-link.tsx";

export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line/70 bg-paper/92 backdrop-blur-md">
        <div className="page flex h-16 items-center justify-between gap-4">
          <Link to="/" className="flex rounded-md">
            <Logo size="sm" />
          </Link>
          <div className="flex items-center gap-1 sm:gap-2">
            <ButtonLink to="/login" variant="ghost" size="sm">
              {t("action.logIn")}
            </ButtonLink>
            <ButtonLink to="/register" size="sm" className="max-sm:hidden">
              {t("action.signUp")}
            </ButtonLink>
          </div>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
