/** web/app/i18n: the texts that this page shows, inside the page, so that the browser needs no further request for them. */
import type { ResourceLanguage } from "i18next";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router";
import type { Namespace } from "./namespaces.ts";

const elementId = "translations";
let embeddedText: string | undefined;

/** In the browser, before hydration: what the server put into the page. */
export function readEmbeddedTranslations(): ResourceLanguage {
  embeddedText = document.getElementById(elementId)?.textContent ?? "{}";
  return JSON.parse(embeddedText) as ResourceLanguage;
}

/** A route's `handle` may name namespaces that it will show only in the browser. */
interface TranslatedHandle {
  readonly namespaces?: readonly Namespace[];
}

/** Rendered after the page, when it is known which namespaces it used. */
export function EmbeddedTranslations() {
  const { i18n } = useTranslation();
  const declared = useMatches().flatMap(
    (match) => (match.handle as TranslatedHandle | undefined)?.namespaces ?? [],
  );
  if (embeddedText !== undefined) return <TranslationsElement text={embeddedText} />;
  const used = i18n.reportNamespaces?.getUsedNamespaces() ?? [];
  const texts = Object.fromEntries(
    [...new Set([...used, ...declared])].map((namespace) => [
      namespace,
      i18n.getResourceBundle(i18n.language, namespace) as unknown,
    ]),
  );
  return <TranslationsElement text={JSON.stringify(texts)} />;
}

function TranslationsElement({ text }: { text: string }) {
  return (
    <script type="application/json" id={elementId}>
      {text}
    </script>
  );
}
