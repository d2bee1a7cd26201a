import type { ResourceLanguage } from "i18next";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router";
import type common from "#locales/en/common.json";
import type { Namespace } from "./namespaces.ts";

const elementId = "translations";
let embeddedText: string | undefined;

/** Call in the browser before hydration: reads the texts that the server embedded in the page. */
export function readEmbeddedTranslations(): ResourceLanguage {
  embeddedText = document.getElementById(elementId)?.textContent ?? "{}";
  return JSON.parse(embeddedText) as ResourceLanguage;
}

/** A route's `handle` may name namespaces that it uses only in the browser. */
interface TranslatedHandle {
  readonly namespaces?: readonly Namespace[];
}

/** Must be rendered after the page, when the namespaces it used are known. */
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
      textsInBrowser(namespace, i18n.getResourceBundle(i18n.language, namespace)),
    ]),
  );
  return <TranslationsElement text={JSON.stringify(texts)} />;
}

/** The texts without descriptions for search engines, which only the server writes. */
function textsInBrowser(namespace: string, texts: unknown): unknown {
  if (namespace !== "common") return texts;
  const { pages, ...others } = texts as typeof common;
  const titles = Object.entries(pages).map(([page, { title }]) => [page, { title }]);
  return { ...others, pages: Object.fromEntries(titles) };
}

function TranslationsElement({ text }: { text: string }) {
  return (
    <script type="application/json" id={elementId}>
      {text}
    </script>
  );
}
