import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { ThinkingMascot } from "../../ui/mascot/thinking-pose.tsx";

/** The last resort when a page fails to render. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation("common");
  return (
    <main className="page grid min-h-dvh max-w-lg place-content-center justify-items-center gap-4 py-10 text-center">
      <title>{t("app.pageTitle", { title: t("errorBoundary.title") })}</title>
      <meta name="robots" content="noindex" />
      <ThinkingMascot className="h-44" />
      <h1 className="text-title">{t("errorBoundary.title")}</h1>
      <p className="text-ink-muted">{t("errorBoundary.text")}</p>
      <Button onClick={() => window.location.reload()}>{t("errorBoundary.refresh")}</Button>
      <details className="mt-2 w-full rounded-lg border border-line bg-card p-4 text-left text-sm text-ink-muted">
        <summary className="font-semibold">{t("errorBoundary.details")}</summary>
        <pre className="mt-3 overflow-x-auto whitespace-pre-wrap">{describeError(error)}</pre>
      </details>
    </main>
  );
}

function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === "object" && error !== null && "status" in error) return String(error.status);
  return String(error);
}
