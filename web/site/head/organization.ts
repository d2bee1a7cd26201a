/** web/site/head: who is behind the site, in schema.org's words. */
export function organization(baseUrl: string, name: string): object {
  return {
    "@type": "Organization",
    "@id": `${baseUrl}/#organization`,
    name,
    url: `${baseUrl}/`,
    logo: `${baseUrl}/og/logo.png`,
  };
}
