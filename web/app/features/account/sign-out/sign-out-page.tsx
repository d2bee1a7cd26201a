import { LoadingScreen } from "../../../ui/loading-screen.tsx";
import { UnsavedQuestion } from "./unsaved-question.tsx";
import { useSignOutFlow } from "./use-sign-out-flow.ts";

/** Signs out, after asking what to do with meals that exist only on this device. */
export function SignOutPage() {
  const { step, ...actions } = useSignOutFlow();
  if (step.kind === "leaving") return <LoadingScreen />;
  return (
    <UnsavedQuestion
      unsavedCount={step.unsaved}
      isSaving={step.kind === "saving"}
      isRetry={step.kind === "asking" && step.isRetry}
      {...actions}
    />
  );
}
