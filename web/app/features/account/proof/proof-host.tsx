import { useEffect, useState } from "react";
import { onProofNeeded } from "../../../api/fresh-proof.ts";
import { lazyDialog } from "../../../ui/lazy-dialog.tsx";

type Answer = (isProved: boolean) => void;

const ProofDialog = lazyDialog(async () => (await import("./proof-dialog.tsx")).ProofDialog);

/** Asks who it is when a call needs to know; the call is then sent again. */
export function ProofHost() {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => onProofNeeded(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  const finish = (isProved: boolean) => {
    answer(isProved);
    setAnswer(undefined);
  };
  return <ProofDialog isOpen onClose={() => finish(false)} onProved={() => finish(true)} />;
}
