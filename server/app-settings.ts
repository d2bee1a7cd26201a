import type { AddressSettings } from "./http/public-address.ts";

/** The part of the configuration that the application uses. */
export interface AppSettings extends AddressSettings {
  /** Named on the contact page. */
  readonly contactEmail: string;
  /** ISO 4217 */
  readonly planCurrency: string;
  readonly freeDailyScans: number;
  readonly passwordMinLength: number;
  readonly scanDeadlineMs: number;
  readonly trustedProxies: readonly string[];
  /** The server is ready only while its disk has space. Undefined: nothing is written there. */
  readonly dataFolder?: string;
  /** Whether answers are checked against the contract in full, which takes longer than taking out what is not in it. */
  readonly checksAnswers: boolean;
  readonly logLevel: string;
  /** Standard output by default. */
  readonly logDestination?: { write(line: string): void };
  /** Undefined: there is no /metrics. */
  readonly metricsToken: string | undefined;
}
