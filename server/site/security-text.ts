// /.well-known/security.txt (RFC 9116).
import { languages } from "#domain/people/language.ts";

const validDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

export function renderSecurityText(parts: { baseUrl: string; contactEmail: string; now: Date }): string {
  const { baseUrl, contactEmail, now } = parts;
  const expires = new Date(Math.ceil(now.getTime() / dayMs) * dayMs + validDays * dayMs);
  return `${[
    `Contact: mailto:${contactEmail}`,
    `Contact: ${baseUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${baseUrl}/.well-known/security.txt`,
  ].join("\n")}\n`;
}
