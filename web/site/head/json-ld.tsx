// Schema.org facts for search engines: data, not script.
export function JsonLd({ fact }: { fact: object }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...fact }).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with its one dangerous character escaped.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  );
}
