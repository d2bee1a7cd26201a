import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { signedInAccountId } from "../../../api/stored-tokens.ts";
import { readItem, removeItem } from "../../../storage/stored-items.ts";
import { signOut } from "./sign-out.ts";

/** Apart, so that the pages of the login, which share their script with this one, stay small. */
const loadSaving = () => import("./save-waiting-meals.ts");

export type SignOutStep =
  | { readonly kind: "leaving" }
  /** Some meals exist only on this device. */
  | { readonly kind: "asking"; readonly unsaved: number; readonly isRetry: boolean }
  | { readonly kind: "saving"; readonly unsaved: number };

interface SignOutActions {
  readonly saveAndLeave: () => void;
  readonly leave: () => void;
  readonly stay: () => void;
}

export function useSignOutFlow(): SignOutActions & { readonly step: SignOutStep } {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [step, setStep] = useState<SignOutStep>({ kind: "leaving" });
  const hasStarted = useRef(false);

  const leave = async () => {
    setStep({ kind: "leaving" });
    await signOut(queryClient);
    await navigate("/", { replace: true });
  };
  const askOrLeave = async (unsavedCount: Promise<number>, isRetry: boolean) => {
    const unsaved = await unsavedCount;
    if (unsaved === 0) await leave();
    else setStep({ kind: "asking", unsaved, isRetry });
  };
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const isAsked = readItem("signOutAsked") !== null;
    removeItem("signOutAsked");
    const accountId = signedInAccountId();
    // A link on another site must not sign people out.
    if (!isAsked || accountId === undefined) void navigate("/profile", { replace: true });
    else
      void askOrLeave(
        loadSaving().then(({ countWaitingMeals }) => countWaitingMeals(accountId)),
        false,
      );
  });
  return {
    step,
    leave: () => void leave(),
    stay: () => void navigate("/dashboard", { replace: true }),
    saveAndLeave: () => {
      const accountId = signedInAccountId();
      if (accountId === undefined || step.kind !== "asking") return;
      setStep({ kind: "saving", unsaved: step.unsaved });
      void askOrLeave(
        loadSaving().then(({ saveWaitingMeals }) => saveWaitingMeals(accountId)),
        true,
      );
    },
  };
}
