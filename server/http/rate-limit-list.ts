/** server/http: every rate limit of the product in one place. Far above what people do; docs/security.md says what each is against. */
import type { RateLimit } from "./rate-limits.ts";

const quarterHourSeconds = 15 * 60;
const hourSeconds = 3600;
const hourly = { windowSeconds: hourSeconds, exceeded: "too_many_requests" } as const;
const login = { windowSeconds: quarterHourSeconds, exceeded: "too_many_login_attempts" } as const;

/**
 * `…FromNetwork` counts an address (an IPv6 network of 64 bits), behind which a school or a phone company may be: wide.
 * The others count an account, a session, or whoever writes.
 */
export const rateLimits = {
  /** One guesser at one account. */
  loginAtAccountFromNetwork: { name: "login-account-network", hits: 10, ...login },
  /** Many guessers at one account; its owner must not be locked out by a single one. */
  loginAtAccount: { name: "login-account", hits: 50, ...login },
  loginFromNetwork: { name: "login-network", hits: 300, ...login },
  registerFromNetwork: { name: "register-network", hits: 300, ...hourly },
  /** Asking over and over whether an address has an account. */
  registerAddress: { name: "register-address", hits: 10, ...hourly },
  refreshFromNetwork: { name: "refresh-network", hits: 3000, ...hourly },
  /** A token is exchanged once; its repeats within the grace are tabs that woke up together. */
  refreshToken: { name: "refresh-token", hits: 30, ...hourly },
  /** A new session must not be an endless refill of free scans. */
  sessionFromNetwork: { name: "anonymous-network", hits: 120, ...hourly },
  /** Failed scans cost no quota, so tries are counted too; also Pro's, whose scans have no quota. */
  scanByAccount: { name: "scan-account", hits: 300, ...hourly },
  scanByVisitor: { name: "scan-visitor", hits: 60, ...hourly },
  scanByVisitorsFromNetwork: { name: "scan-visitors-network", hits: 600, ...hourly },
  /** Answers, edits, saving, logging again: each writes a row. */
  changeByCaller: { name: "change-caller", hits: 1200, ...hourly },
  /** Decoding a photo is the dearest thing that a stranger can ask for. */
  photoByAccount: { name: "photo-account", hits: 120, ...hourly },
  photoByVisitor: { name: "photo-visitor", hits: 30, ...hourly },
  photoByVisitorsFromNetwork: { name: "photo-visitors-network", hits: 300, ...hourly },
  /** Reads all that a person has. */
  exportByAccount: { name: "export-account", hits: 60, ...hourly },
  /** Each of these asks the payment provider. */
  checkoutByAccount: { name: "checkout-account", hits: 20, ...hourly },
  confirmationByAccount: { name: "confirmation-account", hits: 120, ...hourly },
  subscriptionChangeByAccount: { name: "subscription-change-account", hits: 30, ...hourly },
  /** Guessing a checkout's secret in the sandbox. */
  sandboxPaymentByAccount: { name: "sandbox-payment-account", hits: 60, ...hourly },
  ticketFromNetwork: { name: "ticket-network", hits: 30, ...hourly },
  ticketFromSender: { name: "ticket-sender", hits: 10, ...hourly },
} as const satisfies Record<string, RateLimit>;
