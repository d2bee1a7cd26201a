// The app is useless without a session, and the API is for programs.
export function renderRobotsText(baseUrl: string): string {
  const disallowed = [
    "/api/",
    "/dashboard",
    "/meals",
    "/analysis",
    "/profile",
    "/security",
    "/subscription",
    "/thank-you",
  ];
  return `${["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${baseUrl}/sitemap.xml`].join("\n")}\n`;
}
