/** server/http: what browsers are told about every answer. Tokens live in the browser's storage, so scripts are ours or none. */
import { createHash, randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const yearSeconds = 31_536_000;

/** The service worker fetches our own pages and files, nothing else. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

/** For answers that are no page: nothing may load, nobody may frame them. */
const noPagePolicy = "default-src 'none'; frame-ancestors 'none'";

export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // Pages set their own policy, with a nonce for each response.
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: yearSeconds, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("Content-Security-Policy", noPagePolicy);
    reply.header("Permissions-Policy", "camera=(self), microphone=(), geolocation=(), payment=(self)");
  });
}

export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

export interface PagePolicyOptions {
  readonly nonce: string;
  /** Vite's live reload speaks over a socket of its own. */
  readonly isDevelopment?: boolean;
}

/** Styles may stand in the markup (charts and drawers place themselves so); scripts need the nonce or our own address. */
export function pagePolicy({ nonce, isDevelopment = false }: PagePolicyOptions): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For pages that are kept as text: their one script and one style by their hashes, so that the text can be the same for all. */
export function wholePagePolicy(inlineScript: string, inlineStyle: string): string {
  return [
    "default-src 'none'",
    `script-src '${hashOf(inlineScript)}'`,
    `style-src '${hashOf(inlineStyle)}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
