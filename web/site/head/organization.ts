export function organization(baseUrl: string, name: string): object {
  return {
    "@type": "Organization",
    "@id": `${baseUrl}/#organization`,
    name,
    url: `${baseUrl}/`,
    logo: `${baseUrl}/og/logo.png`,
  };
}
