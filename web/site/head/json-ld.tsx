/** web/site/head: facts about a page for search engines, in schema.org's words. Data, not script: nothing runs. */
export function JsonLd({ fact }: { fact: object }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...fact }).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with its one dangerous sign escaped.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  );
}
