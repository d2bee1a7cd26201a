/** web/features/scan: all dialogs of scanning, for a page to render once. */
import type { ReactNode } from "react";
import { ScanDialog } from "./scan-dialog.tsx";
import { SignUpPrompt } from "./sign-up-prompt.tsx";
import type { Scan } from "./use-scan.ts";

export function ScanDialogs({ scan }: { scan: Scan }): ReactNode {
  return (
    <>
      <ScanDialog flow={scan.flow} />
      <SignUpPrompt state={scan.signUpPrompt} onClose={scan.closeSignUpPrompt} />
    </>
  );
}
