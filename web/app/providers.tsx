/** web/app: what every page can count on: cached answers, toasts, the stored language, the session's end. */
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./api/query-client.ts";
import { restoreOwnAnswers, useKeepAnswers } from "./features/offline/use-keep-answers.ts";
import { useLeaveAtSessionEnd } from "./features/session/use-leave-at-session-end.ts";
import { useStoredLanguage } from "./i18n/use-stored-language.ts";
import { Toaster } from "./ui/toast/toaster.tsx";

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => restoreOwnAnswers(createQueryClient()));
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
  useLeaveAtSessionEnd();
  useKeepAnswers();
  return null;
}
