import { LoadingScreen } from "../../ui/loading-screen.tsx";
import { UnsavedQuestion } from "./unsaved-question.tsx";
import { useSigningOut } from "./use-signing-out.ts";

/** Signs out; first asks what to do with meals that are on this device alone. */
export function SignOutPage() {
  const { step, ...actions } = useSigningOut();
  if (step.kind === "leaving") return <LoadingScreen />;
  return (
    <UnsavedQuestion
      unsaved={step.unsaved}
      isSaving={step.kind === "saving"}
      isRetry={step.kind === "asking" && step.isRetry}
      {...actions}
    />
  );
}
