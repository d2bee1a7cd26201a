import type { ReactNode } from "react";
import { ScanDialog } from "./scan-dialog.tsx";
import { SignUpPrompt } from "./sign-up-prompt.tsx";
import type { Scan } from "./use-scan.ts";

/** Loaded on demand by ScanProvider. */
export function ScanDialogs({ scan }: { scan: Scan }): ReactNode {
  return (
    <>
      <ScanDialog flow={scan.flow} />
      <SignUpPrompt state={scan.signUpPrompt} onClose={scan.closeSignUpPrompt} />
    </>
  );
}
