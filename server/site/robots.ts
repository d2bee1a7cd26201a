/** server/site: what search engines may read. Pages of signed-in people say nothing without a session; the API is for programs. */
export function robotsText(baseUrl: string): string {
  const closed = ["/api/", "/dashboard", "/meals", "/analysis", "/profile", "/subscription", "/thank-you"];
  return `${["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${baseUrl}/sitemap.xml`].join("\n")}\n`;
}
