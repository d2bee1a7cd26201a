import { createHash, randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** A year. */
const strictTransport = "max-age=31536000; includeSubDomains";

/** The service worker fetches our own pages and files, nothing else. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

/** For answers that are no page: nothing may load, nobody may frame them. */
const noPagePolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Stripe's form stands in frames of these; wallets pay in them. */
const stripeOrigins = ["https://js.stripe.com", "https://*.js.stripe.com"];

/** What our pages may use of the browser: the camera, and its way of paying; nothing for anybody they would frame. */
const permissionsPolicy = permissionsFor("self");

/** Apple Pay and Google Pay run in Stripe's frames, and Google Pay in a window that answers the page. */
export const stripePageHeaders = {
  "Permissions-Policy": permissionsFor(["self", ...stripeOrigins.map((origin) => `"${origin}"`)].join(" ")),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

function permissionsFor(payers: string): string {
  return [
    "camera=(self)",
    `payment=(${payers})`,
    ...["microphone", "geolocation", "display-capture", "usb", "midi"].map((feature) => `${feature}=()`),
  ].join(", ");
}

/** `baseUrl` is the public address as configured, if it is. */
export async function sendSecurityHeaders(app: FastifyInstance, baseUrl: string | undefined): Promise<void> {
  await app.register(helmet, {
    // Pages set their own policy, with a nonce for each response.
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  const isPublicSecure = baseUrl?.startsWith("https:") ?? false;
  app.addHook("onRequest", async (request, reply) => {
    reply.header("Content-Security-Policy", noPagePolicy);
    reply.header("Permissions-Policy", permissionsPolicy);
    // Only where TLS is known to be there: the name of somebody's test machine must not be bound to it for a year.
    if (isPublicSecure || request.protocol === "https")
      reply.header("Strict-Transport-Security", strictTransport);
  });
}

/** For an address that cannot even be read: no hook runs for it. */
export const unreadableAddressHeaders = {
  "Content-Security-Policy": noPagePolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

export interface PagePolicyOptions {
  readonly nonce: string;
  /** The inline script of the pages, allowed by its hash. */
  readonly themeScript: string;
  /** Vite's live reload speaks over a socket of its own. */
  readonly isDevelopment?: boolean;
  /** Stripe's script, its frames and its API, for the one page that takes a payment through it. */
  readonly takesStripe?: boolean;
}

/**
 * What Stripe's form loads, Link included; the address element's map is not used here.
 * Source: https://docs.stripe.com/security/guide#content-security-policy
 */
const link = ["https://link.com", "https://*.link.com"];
const stripeSources = {
  script: ["", ...stripeOrigins].join(" "),
  frame: [...stripeOrigins, "https://hooks.stripe.com", ...link].join(" "),
  connect: ["", "https://api.stripe.com", ...link].join(" "),
  image: " https://*.link.com",
};

/**
 * Scripts and styles need the nonce or our own address. What charts and drawers place, they place through the CSSOM, which
 * no policy forbids; markup with a style attribute is refused. Two exceptions: in development Vite writes styles without a
 * nonce, and Stripe's script puts styles into the page that know none.
 */
export function pagePolicy({
  nonce,
  themeScript,
  isDevelopment = false,
  takesStripe = false,
}: PagePolicyOptions): string {
  // A browser that reads a nonce ignores 'unsafe-inline' beside it.
  const inlineStyles = isDevelopment || takesStripe ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' '${hashOf(themeScript)}'${takesStripe ? stripeSources.script : ""}`,
    `style-src 'self' ${inlineStyles}`,
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

/** For pages that are kept as text: their one script and one style by their hashes, so that the text can be the same for all. */
export function wholePagePolicy(inlineScript: string, inlineStyle: string): string {
  return [
    "default-src 'none'",
    "object-src 'none'",
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

/** For a page without script: its one style by its hash, and forms to our own address. */
export function plainPagePolicy(inlineStyle: string): string {
  return [
    "default-src 'none'",
    `style-src '${hashOf(inlineStyle)}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
