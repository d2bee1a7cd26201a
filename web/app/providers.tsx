import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLeaveOnSessionEnd } from "./features/account/session/use-leave-on-session-end.ts";
import { pageQueryClient } from "./features/offline/page-query-client.ts";
import { useSaveAnswers } from "./features/offline/use-save-answers.ts";
import { useTextsOfCountry } from "./i18n/regional-words.ts";
import { useStoredLanguage } from "./i18n/use-stored-language.ts";
import { Toaster } from "./ui/toast/toaster.tsx";

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(pageQueryClient);
  useStoredLanguage();
  useTextsOfCountry();
  return (
    <QueryClientProvider client={queryClient}>
      <SessionWatcher />
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}

function SessionWatcher() {
  useLeaveOnSessionEnd();
  useSaveAnswers();
  return null;
}
