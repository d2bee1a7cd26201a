import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { classes } from "../../ui/classes.ts";
import { usePerson } from "../account/session/use-person.ts";
import { InstallHint } from "../install/install-hint.tsx";
import { UpdatePrompt } from "../install/update-prompt.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { contentId, SkipLink } from "./skip-link.tsx";

/** The plans page uses a phone's whole height. */
const pathWithoutBar = "/subscription";
const pathWithInstallHint = "/dashboard";

interface SignedInFrameProps {
  readonly onScan: () => void;
  /** Opens the sheet that logs without a scan. */
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

export function SignedInFrame({ onScan, onAdd, children }: SignedInFrameProps) {
  const { pathname } = useLocation();
  const person = usePerson();
  const hasBar = pathname !== pathWithoutBar;
  return (
    <div className={classes("flex min-h-dvh flex-col", hasBar && "pb-24 md:pb-0")}>
      <SkipLink />
      <Header person={person} onScan={onScan} onAdd={onAdd} />
      <main id={contentId} tabIndex={-1} className="page flex-1 py-6 outline-none md:py-8">
        {children}
        {pathname === pathWithInstallHint && <InstallHint />}
      </main>
      <Footer className="hidden md:block" />
      <UpdatePrompt />
      {hasBar && <BottomBar isPro={person?.isPro ?? false} onScan={onScan} />}
    </div>
  );
}
