/** web/app: what every page can count on: cached answers, toasts, the stored language, the session's end. */
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./api/query-client.ts";
import { restoreSavedAnswers, useSaveAnswers } from "./features/offline/use-save-answers.ts";
import { useLeaveOnSessionEnd } from "./features/session/use-leave-on-session-end.ts";
import { useStoredLanguage } from "./i18n/use-stored-language.ts";
import { Toaster } from "./ui/toast/toaster.tsx";

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => restoreSavedAnswers(createQueryClient()));
  useStoredLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <SessionWatch />
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}

function SessionWatch() {
  useLeaveOnSessionEnd();
  useSaveAnswers();
  return null;
}
