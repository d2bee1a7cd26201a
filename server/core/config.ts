// The only reader of the environment.
import { resolve } from "node:path";
import type { ModelSettings } from "#analysis/language-model/model-settings.ts";
import { type Environment, environment } from "./environment.ts";
import { isLoopbackHost } from "./loopback-host.ts";
import { findMissingSignInVariables, type SignInConfig, signInConfig } from "./sign-in-config.ts";

interface StripeConfig {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly apiUrl?: string;
}

export type PaymentConfig =
  | { readonly provider: "stripe"; readonly stripe: StripeConfig }
  /** `isLocalOnly`: chosen by default, so it serves only browsers on this machine. */
  | { readonly provider: "sandbox"; readonly isLocalOnly: boolean }
  | { readonly provider: "none" };

export interface LanguageModelConfig extends ModelSettings {
  readonly deadlineMs: number;
  readonly dailyTokens: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** `databaseUrl` lends a connection for one transaction. */
  readonly isDatabasePooled: boolean;
  readonly databaseFleetingUrl: string | undefined;
  /** Undefined: there is no replica. */
  readonly databaseReadUrl: string | undefined;
  readonly databaseMaxConnections: number;
  /** Absolute. */
  readonly dataFolder: string;
  /** Absolute. Undefined: the binaries of the npm package. */
  readonly embeddedPostgresFolder: string | undefined;
  readonly baseUrl: string | undefined;
  readonly contactEmail: string;
  readonly tokenSecret: string | undefined;
  readonly previousTokenSecret: string | undefined;
  readonly encryptionSecret: string | undefined;
  readonly freeDailyScans: number;
  readonly passwordMinLength: number;
  readonly scanDeadlineMs: number;
  /** Undefined: no language model analyses photos. */
  readonly languageModel: LanguageModelConfig | undefined;
  /** Undefined: it is not asked. */
  readonly openFoodFactsUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly pushServices: readonly string[];
  readonly payments: PaymentConfig;
  readonly signIn: SignInConfig;
  /** ISO 4217 */
  readonly planCurrency: string;
  /** The landing page's figures and testimonials are the operator's own. */
  readonly areClaimsConfirmed: boolean;
  readonly hasRateLimits: boolean;
  /** Undefined: there is no /metrics. */
  readonly metricsToken: string | undefined;
  /** Undefined: nothing is traced. */
  readonly tracing: { readonly endpoint: string; readonly share: number } | undefined;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
}

function invalidConfig(problems: readonly string[]): Error {
  return new Error(
    `The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
  );
}

function languageModelConfig(values: Environment): LanguageModelConfig | undefined {
  const provider = values.LANGUAGE_MODEL_PROVIDER;
  if (provider === undefined) return undefined;
  const model = values.LANGUAGE_MODEL_NAME;
  if (model === undefined)
    throw invalidConfig(["LANGUAGE_MODEL_NAME: must be given with LANGUAGE_MODEL_PROVIDER"]);
  const url = values.LANGUAGE_MODEL_URL;
  if (provider === "openai-compatible" && url === undefined) {
    throw invalidConfig(["LANGUAGE_MODEL_URL: must be given for openai-compatible"]);
  }
  return {
    provider,
    model,
    ...(url !== undefined && { url }),
    ...(values.LANGUAGE_MODEL_API_KEY !== undefined && { apiKey: values.LANGUAGE_MODEL_API_KEY }),
    deadlineMs: values.LANGUAGE_MODEL_DEADLINE_MS,
    dailyTokens: values.LANGUAGE_MODEL_DAILY_TOKENS,
  };
}

/**
 * The sandbox grants Pro for a test card, so by default it runs only where nothing but this machine can connect. Incomplete
 * Stripe keys are a mistake and must not fall back to it.
 */
function paymentConfig(values: Environment): PaymentConfig {
  const keys = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
  const missing = keys.filter((key) => values[key] === undefined);
  const provider = values.PAYMENTS ?? (missing.length < keys.length ? "stripe" : undefined);
  if (provider === "stripe") {
    const [secretKey, publishableKey, webhookSecret] = keys.map((key) => values[key]);
    if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) {
      throw invalidConfig(missing.map((key) => `${key}: must be given for payments by Stripe`));
    }
    const apiUrl = values.STRIPE_API_URL;
    return { provider, stripe: { secretKey, publishableKey, webhookSecret, ...(apiUrl && { apiUrl }) } };
  }
  if (provider === "sandbox") return { provider, isLocalOnly: false };
  const isReachableFromOutside =
    !isLoopbackHost(values.HOST) ||
    values.TRUST_PROXY !== undefined ||
    (values.BASE_URL !== undefined && !isLoopbackHost(new URL(values.BASE_URL).hostname));
  return provider === "none" || isReachableFromOutside
    ? { provider: "none" }
    : { provider: "sandbox", isLocalOnly: true };
}

/** Throws one error that names every invalid variable. An empty variable counts as absent. */
function checkedEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw invalidConfig(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
  }
  const values = parsed.data;
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined)
    throw invalidConfig(["DATABASE_READ_URL: must be a replica of DATABASE_URL, which is not given"]);
  const missing = findMissingSignInVariables(values);
  if (missing.length > 0) throw invalidConfig(missing);
  return values;
}

/** Throws where the variables are not valid. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const values = checkedEnvironment(variables);
  const languageModel = languageModelConfig(values);
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    isDatabasePooled: values.DATABASE_POOLED,
    databaseFleetingUrl: values.DATABASE_FLEETING_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseMaxConnections: values.DATABASE_MAX_CONNECTIONS,
    dataFolder: resolve(values.DATA_DIR),
    embeddedPostgresFolder: values.EMBEDDED_POSTGRES_DIR && resolve(values.EMBEDDED_POSTGRES_DIR),
    baseUrl: values.BASE_URL?.replace(/\/+$/, ""),
    contactEmail: values.CONTACT_EMAIL,
    tokenSecret: values.TOKEN_SECRET,
    previousTokenSecret: values.TOKEN_SECRET_PREVIOUS,
    encryptionSecret: values.ENCRYPTION_SECRET,
    freeDailyScans: values.FREE_DAILY_SCANS,
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    scanDeadlineMs: values.SCAN_DEADLINE_MS + (languageModel?.deadlineMs ?? 0),
    languageModel,
    openFoodFactsUrl: values.OPEN_FOOD_FACTS_URL === "off" ? undefined : values.OPEN_FOOD_FACTS_URL,
    trustedProxies: (values.TRUST_PROXY ?? "").split(",").flatMap((name) => name.trim() || []),
    smtpUrl: values.SMTP_URL,
    pushServices: values.PUSH_SERVICES,
    mailFrom: values.MAIL_FROM,
    payments: paymentConfig(values),
    signIn: signInConfig(values),
    planCurrency: values.PLAN_CURRENCY,
    areClaimsConfirmed: values.LANDING_CLAIMS === "confirmed",
    hasRateLimits: values.RATE_LIMITS,
    metricsToken: values.METRICS_TOKEN,
    tracing:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, share: values.OTEL_TRACES_SAMPLER_ARG },
    logLevel: values.LOG_LEVEL,
  };
}
