import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** A year. */
const strictTransport = "max-age=31536000; includeSubDomains";

/** The service worker fetches only our own pages and files. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

/** The worker that reads barcodes compiles WebAssembly of our own origin and does nothing else. */
export const barcodeWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The content security policy of answers other than pages. */
const noPagePolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Stripe's form and wallets run in frames of these origins. */
const stripeOrigins = ["https://js.stripe.com", "https://*.js.stripe.com"];

/** Only our own pages may use the camera and payment requests, no frames. */
const permissionsPolicy = permissionsFor({ payers: "self" });

/** Pages of the app: each may lead to the scan without loading another, and a meal may be spoken there. */
export const appPageHeaders = {
  "Permissions-Policy": permissionsFor({ payers: "self", microphone: "self" }),
};

/** Apple Pay and Google Pay run in Stripe's frames; Google Pay also opens a window that needs access to its opener. */
export const stripePageHeaders = {
  "Permissions-Policy": permissionsFor({
    payers: ["self", ...stripeOrigins.map((origin) => `"${origin}"`)].join(" "),
    microphone: "self",
  }),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

function permissionsFor({ payers, microphone = "" }: { payers: string; microphone?: string }): string {
  return [
    "camera=(self)",
    "publickey-credentials-create=(self)",
    "publickey-credentials-get=(self)",
    `payment=(${payers})`,
    `microphone=(${microphone})`,
    ...["geolocation", "display-capture", "usb", "midi"].map((feature) => `${feature}=()`),
  ].join(", ");
}

/**
 * Headers of every answer; pages replace some. Made once and set at once: making and setting each on its own took a fifth of
 * Node's part of a small answer. Fastify runs no hooks for malformed URLs, so they are set where those are refused.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": noPagePolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": permissionsPolicy,
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  // The filters of old browsers could be turned against a page.
  "x-xss-protection": "0",
};

/** `baseUrl` is the configured public address, if any. */
export function sendSecurityHeaders(app: FastifyInstance, baseUrl: string | undefined): void {
  const isPublicSecure = baseUrl?.startsWith("https:") ?? false;
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(securityHeaders);
    // Only where TLS is certain: otherwise the host name of a test machine would be bound to TLS for a year.
    if (isPublicSecure || request.protocol === "https")
      reply.header("strict-transport-security", strictTransport);
    done();
  });
}

export interface PageCspOptions {
  /** Each allowed by its hash. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyle: string;
  /** Allows Vite's live reload, which uses a WebSocket. */
  readonly isDevelopment?: boolean;
  /** Allows Stripe's script, frames and API, for the one page that takes payments. */
  readonly takesStripe?: boolean;
}

/**
 * Hosts that Stripe's form loads from, Link included; the address element's map is not used here. Source:
 * https://docs.stripe.com/security/guide#content-security-policy
 */
const link = ["https://link.com", "https://*.link.com"];
const stripeSources = {
  script: ["", ...stripeOrigins].join(" "),
  frame: [...stripeOrigins, "https://hooks.stripe.com", ...link].join(" "),
  connect: ["", "https://api.stripe.com", ...link].join(" "),
  image: " https://*.link.com",
};

/**
 * The content security policy of the app's pages: scripts and styles come from our own origin, the inline scripts and the style
 * are allowed by hash. Charts, drawers and the lock of the page's scrolling set styles through the CSSOM, which no policy
 * restricts; style attributes in markup are refused. Two exceptions: in development Vite inserts style elements, and so does
 * Stripe's script.
 */
export function buildPageCsp({
  inlineScripts,
  inlineStyle,
  isDevelopment = false,
  takesStripe = false,
}: PageCspOptions): string {
  // A hash beside it would disable 'unsafe-inline'.
  const styles = isDevelopment || takesStripe ? "'unsafe-inline'" : hashSource(inlineStyle);
  const hashes = [...new Set(inlineScripts.map(hashSource))].join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes}${takesStripe ? stripeSources.script : ""}`,
    `style-src 'self' ${styles}`,
    `img-src 'self' data: blob:${takesStripe ? stripeSources.image : ""}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}${takesStripe ? stripeSources.connect : ""}`,
    `frame-src ${takesStripe ? stripeSources.frame : "'none'"}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy for pages of the public site, each with one script and one style. */
export function buildSitePageCsp(inlineScript: string, inlineStyle: string): string {
  return [
    "default-src 'none'",
    "object-src 'none'",
    `script-src ${hashSource(inlineScript)}`,
    `style-src ${hashSource(inlineStyle)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The content security policy of pages without scripts. */
export function buildScriptlessPageCsp(inlineStyle: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(inlineStyle)}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
