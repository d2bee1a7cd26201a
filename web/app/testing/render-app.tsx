// Component tests use the real texts, cache and routes (in memory); only the network is stubbed.
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Language } from "#domain/people/language.ts";
import { createQueryClient } from "../api/query-client.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import { getTranslations } from "../i18n/translations.server.ts";
import { Toaster } from "../ui/toast/toaster.tsx";

interface AppOptions {
  readonly language?: Language;
  /** The route of the part under test; every other route shows "elsewhere". */
  readonly path?: string;
  /** The query string. */
  readonly search?: string;
  /** What the page before handed over. */
  readonly state?: unknown;
  /** Shown beside every route. */
  readonly beside?: ReactNode;
}

export function renderApp(
  part: ReactNode,
  { language = "en", path = "/here", search = "", state, beside }: AppOptions = {},
) {
  const i18n = createI18n(language, { [language]: getTranslations(language) });
  const queryClient = createQueryClient();
  const router = createMemoryRouter(
    [
      { path, element: part },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ pathname: path, search, state }] },
  );
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        {beside}
        <Toaster />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
