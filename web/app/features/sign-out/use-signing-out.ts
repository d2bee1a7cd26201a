import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { signedInAccountId } from "../../api/stored-tokens.ts";
import { readItem, removeItem } from "../../storage/stored-items.ts";
import { waitingScansOf } from "../scan/waiting/waiting-scan.ts";
import { saveWaiting } from "./save-waiting.ts";
import { signOut } from "./sign-out.ts";

export type SigningOut =
  | { readonly kind: "leaving" }
  /** Meals that are on this device alone. */
  | { readonly kind: "asking"; readonly unsaved: number; readonly isRetry: boolean }
  | { readonly kind: "saving"; readonly unsaved: number };

interface SignOutActions {
  readonly saveAndLeave: () => void;
  readonly leave: () => void;
  readonly stay: () => void;
}

export function useSigningOut(): SignOutActions & { readonly step: SigningOut } {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [step, setStep] = useState<SigningOut>({ kind: "leaving" });
  const hasBegun = useRef(false);

  const leave = async () => {
    setStep({ kind: "leaving" });
    await signOut(queryClient);
    await navigate("/", { replace: true });
  };
  const askOrLeave = async (left: Promise<number>, isRetry: boolean) => {
    const unsaved = await left;
    if (unsaved === 0) await leave();
    else setStep({ kind: "asking", unsaved, isRetry });
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const isAsked = readItem("signOutAsked") !== null;
    removeItem("signOutAsked");
    const accountId = signedInAccountId();
    // A link on another site must not sign anybody out.
    if (!isAsked || accountId === undefined) void navigate("/profile", { replace: true });
    else void askOrLeave(countWaiting(accountId), false);
  });
  return {
    step,
    leave: () => void leave(),
    stay: () => void navigate("/dashboard", { replace: true }),
    saveAndLeave: () => {
      const accountId = signedInAccountId();
      if (accountId === undefined || step.kind !== "asking") return;
      setStep({ kind: "saving", unsaved: step.unsaved });
      void askOrLeave(saveWaiting(accountId), true);
    },
  };
}

async function countWaiting(accountId: string): Promise<number> {
  return (await waitingScansOf(accountId)).length;
}
