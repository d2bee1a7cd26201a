import { type ReactNode, Suspense } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { defaultLanguage } from "#domain/people/language.ts";
import type { Route } from "./+types/root";
import { AppStyle } from "./app-style.tsx";
import { ErrorScreen } from "./features/frame/error-screen.tsx";
import { EmbeddedTranslations } from "./i18n/embedded-translations.tsx";
import { useLanguage } from "./i18n/use-language.ts";
import { pageContext } from "./page-context.ts";
import { PreloadedFonts } from "./preloaded-fonts.tsx";
import { Providers } from "./providers.tsx";
import { AppPageHead } from "./seo/app-page-head.tsx";
import { ThemeColors, ThemeScript } from "./theme/theme-head.tsx";
import { LoadingScreen } from "./ui/loading-screen.tsx";

export function links(): Route.LinkDescriptors {
  return [
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  ];
}

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl, passwordMinLength, signInProviders, searchesProducts } = context.get(pageContext);
  return { baseUrl, passwordMinLength, signInProviders, searchesProducts };
}

/** The public URL never changes while a page is open. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The home screen shows the language in which the app was installed. */
function manifestPath(language: string): string {
  return language === defaultLanguage ? "/manifest.webmanifest" : `/manifest.${language}.webmanifest`;
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    // The script in the head may have set the theme already.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColors />
        <ThemeScript />
        <AppStyle />
        <link rel="manifest" href={manifestPath(language)} />
        <PreloadedFonts language={language} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <EmbeddedTranslations />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Providers>
      <AppPageHead baseUrl={loaderData.baseUrl} />
      {/* For texts that a dialog needs and the page did not include. */}
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </Providers>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
