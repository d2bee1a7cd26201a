// Hydrates the server's page with the same texts it was rendered with.
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { watchNetwork } from "./api/connection.ts";
import { captureInstallPrompt } from "./features/install/install-prompt.ts";
import { createI18n } from "./i18n/create-i18n.ts";
import { readEmbeddedTranslations } from "./i18n/embedded-translations.tsx";
import { translationLoader } from "./i18n/load-translations.ts";
import { regionalTexts, showTextsOfCountry } from "./i18n/regional-words.ts";
import { shownLanguage } from "./i18n/shown-language.ts";
import { registerServiceWorker } from "./service-worker.ts";
import { watchPresses } from "./time/after-press.ts";

const language = shownLanguage();
const i18n = createI18n(language, { [language]: readEmbeddedTranslations() }, [
  translationLoader,
  regionalTexts,
]);
void showTextsOfCountry(i18n, language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});

watchNetwork();
watchPresses();
captureInstallPrompt();
registerServiceWorker();
// The page carries its style; in development Vite replaces this copy while the page stays open.
if (import.meta.env.DEV) void import("./app.css");
