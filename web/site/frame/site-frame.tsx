import type { ReactNode } from "react";
import { contentId, SkipLink } from "../../app/features/frame/skip-link.tsx";
import { MemberBar } from "./member-bar.tsx";
import { MemberHeader } from "./member-header.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

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
