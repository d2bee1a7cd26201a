// All rate limits, far above normal use; docs/security.md says what each one prevents.
import type { RateLimit } from "./rate-limit.ts";

const quarterHourSeconds = 15 * 60;
const hourSeconds = 3600;
const hourly = { windowSeconds: hourSeconds, exceeded: "too_many_requests" } as const;
/** Limits what a patient guesser would otherwise go on with for months. */
const daily = { windowSeconds: 24 * hourSeconds, exceeded: "too_many_requests" } as const;
const login = { windowSeconds: quarterHourSeconds, exceeded: "too_many_login_attempts" } as const;

/**
 * `…FromNetwork` limits an IP address (for IPv6 a /64 network) and is generous, because a school or a mobile carrier may be
 * behind it. The others limit an account, a session or a sender.
 */
export const rateLimits = {
  /** Password guessing at one account from one network. */
  loginAtAccountFromNetwork: { name: "login-account-network", hits: 10, ...login },
  /** Distributed guessing at one account. Higher, so that a single attacker cannot lock out the owner. */
  loginAtAccount: { name: "login-account", hits: 50, ...login },
  loginFromNetwork: { name: "login-network", hits: 300, ...login },
  registerFromNetwork: { name: "register-network", hits: 300, ...hourly },
  /** Probing whether an e-mail address has an account. */
  registerAddress: { name: "register-address", hits: 10, ...hourly },
  refreshFromNetwork: { name: "refresh-network", hits: 3000, ...hourly },
  /** Each may call Google or Apple. */
  providerSignInFromNetwork: { name: "provider-sign-in-network", hits: 600, ...hourly },
  /** Each mails somebody. */
  forgotPasswordFromNetwork: { name: "forgot-password-network", hits: 60, ...hourly },
  forgotPasswordForAddress: { name: "forgot-password-address", hits: 5, ...hourly },
  confirmationMailByAccount: { name: "confirmation-mail-account", hits: 10, ...daily },
  /** Each start of a sign-in writes a row. */
  passkeyFromNetwork: { name: "passkey-network", hits: 600, ...hourly },
  /** Guessing the second factor, by somebody who has the first. */
  secondFactorByAccount: { name: "second-factor-account", hits: 10, ...login },
  secondFactorADay: { name: "second-factor-day", hits: 100, ...daily },
  proofMailByAccount: { name: "proof-mail-account", hits: 10, ...daily },
  /** Guessing mailed links, and codes. A code itself ends after five tries. */
  mailedLinkFromNetwork: { name: "mailed-link-network", hits: 300, ...hourly },
  mailedCodeByAccount: { name: "mailed-code-account", hits: 20, ...daily },
  /** Guessing the password from a session that was left open or stolen. */
  passwordCheckByAccount: { name: "password-check-account", hits: 10, ...login },
  /** A token is exchanged once; repeats within the grace period come from tabs that wake up together. */
  refreshToken: { name: "refresh-token", hits: 30, ...hourly },
  /** New sessions must not refill free scans endlessly. */
  sessionFromNetwork: { name: "anonymous-network", hits: 120, ...hourly },
  /** Failed scans cost no quota, and Pro has none, so attempts are limited too. */
  scanByAccount: { name: "scan-account", hits: 300, ...hourly },
  scanByVisitor: { name: "scan-visitor", hits: 60, ...hourly },
  scanByVisitorsFromNetwork: { name: "scan-visitors-network", hits: 600, ...hourly },
  /** A code costs no scan, but a row and perhaps a call of Open Food Facts. */
  barcodeByAccount: { name: "barcode-account", hits: 600, ...hourly },
  barcodeByVisitor: { name: "barcode-visitor", hits: 60, ...hourly },
  barcodeByVisitorsFromNetwork: { name: "barcode-visitors-network", hits: 600, ...hourly },
  /** Answers, edits, saving, logging again: each writes a row. */
  changeByCaller: { name: "change-caller", hits: 1200, ...hourly },
  /** Decoding a photo is the most expensive request. */
  photoByAccount: { name: "photo-account", hits: 120, ...hourly },
  photoByVisitor: { name: "photo-visitor", hits: 30, ...hourly },
  photoByVisitorsFromNetwork: { name: "photo-visitors-network", hits: 300, ...hourly },
  /** Each begins a request for consent: a row. */
  connectionFromNetwork: { name: "connection-network", hits: 600, ...hourly },
  /** A provider of assistants registers, and renews tokens, for all its people from a few addresses. */
  clientRegistrationFromNetwork: { name: "client-registration-network", hits: 300, ...hourly },
  connectionTokenFromNetwork: { name: "connection-token-network", hits: 6000, ...hourly },
  /** Each renewal leaves a row for a month. */
  refreshByConnection: { name: "connection-refresh", hits: 60, ...hourly },
  /** Counted beside the limits of its account, which its calls count towards. */
  callByToken: { name: "call-token", hits: 3000, ...hourly },
  /** Reads all of a user's data. */
  exportByAccount: { name: "export-account", hits: 60, ...hourly },
  /** An import reads a whole file and writes a row for each of its rows. */
  importByAccount: { name: "import-account", hits: 30, ...hourly },
  /** Each of these calls the payment provider. */
  checkoutByAccount: { name: "checkout-account", hits: 20, ...hourly },
  confirmationByAccount: { name: "confirmation-account", hits: 120, ...hourly },
  subscriptionChangeByAccount: { name: "subscription-change-account", hits: 30, ...hourly },
  /** Guessing a checkout's secret in the sandbox. */
  sandboxPaymentByAccount: { name: "sandbox-payment-account", hits: 60, ...hourly },
  /** Each is sent to a push service. */
  notificationTestByAccount: { name: "notification-test-account", hits: 20, ...hourly },
  /** Guessing what only a browser knows of its subscription. */
  pushRenewalFromNetwork: { name: "push-renewal-network", hits: 300, ...hourly },
  ticketFromNetwork: { name: "ticket-network", hits: 30, ...hourly },
  ticketFromSender: { name: "ticket-sender", hits: 10, ...hourly },
} as const satisfies Record<string, RateLimit>;

/** Calls of one account in each process to endpoints that are `isCostly` in the contract. */
export const costlyRead: RateLimit = {
  ...{ name: "costly-read", hits: 300, windowSeconds: 600 },
  exceeded: "too_many_requests",
};
