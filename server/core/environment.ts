// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of settings.
// Every environment variable, its default and what it does.
import * as z from "zod";
import { modelProviders } from "#analysis/language-model/model-settings.ts";
import { photoDeadlineMaxMs } from "#analysis/photo/process/photo-process.ts";
import { freeDailyScans, modelDeadlineMaxMs, passwordMinLength } from "#contract/limits.ts";
import { isLoopbackHost } from "./loopback-host.ts";
import { knownPushServices } from "./push-services.ts";
import { isApplePrivateKey } from "./sign-in-config.ts";

const portRange = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(32, "must have at least 32 characters");
const flag = z.enum(["on", "off"]).transform((word) => word === "on");

/** More would keep people from choosing one they can remember. */
const passwordMinLengthMax = 64;

const paymentProviders = ["stripe", "sandbox", "none"] as const;

/** The origin form is for a test double. */
function isPushService(name: string): boolean {
  if (/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(name)) return true;
  const url = URL.parse(name);
  return url?.origin === name && url.protocol === "http:" && isLoopbackHost(url.hostname);
}

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must start with postgres:// or postgresql://",
});

export const environment = z.object({
  PORT: portRange.default(3000).describe("Port to listen on; 0 picks any free one"),
  HOST: z.string().default("127.0.0.1").describe("Address to listen on; 0.0.0.0 lets other machines connect"),
  DATABASE_URL: databaseUrl
    .optional()
    .describe("PostgreSQL to use. Without it, an embedded one is started in the data folder"),
  DATABASE_POOLED: flag
    .default(false)
    .describe(
      "on if DATABASE_URL is a pooler that lends connections for one transaction, such as PgBouncer with pool_mode=transaction",
    ),
  DATABASE_FLEETING_URL: databaseUrl
    .optional()
    .describe(
      "The same pooler's entry for commits that need not wait for the disk (synchronous_commit=off). Without it they wait",
    ),
  DATABASE_READ_URL: databaseUrl
    .optional()
    .describe(
      "A replica of DATABASE_URL, for reads over many days. It is asked only while it has all that was stored; DATABASE_POOLED is for both",
    ),
  DATABASE_MAX_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe("Connections to PostgreSQL in each of the two pools, and to the replica if there is one"),
  DATA_DIR: z
    .string()
    .default(".data")
    .describe("Folder for the database and the secrets created at first start"),
  EMBEDDED_POSTGRES_DIR: z
    .string()
    .optional()
    .describe(
      "Folder with PostgreSQL's bin, lib and share for the embedded database, to use a newer patch release than the npm package ships",
    ),
  BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Public address, for links that leave the site. http://localhost:<PORT> unless given"),
  LANDING_CLAIMS: z
    .enum(["sample", "confirmed"])
    .default("sample")
    .describe(
      "Whether the landing page's figures and testimonials are yours: confirmed, once those in content/claims.json are replaced or true. A public start says so otherwise",
    ),
  CONTACT_EMAIL: z
    .email()
    .default("hello@platewise.example")
    .describe(
      "Address that the contact page, the terms and security.txt name, and where messages to support are mailed",
    ),
  TOKEN_SECRET: secret
    .optional()
    .describe(
      "Key that signs access tokens, at least 32 characters. Created once in the data folder unless given",
    ),
  TOKEN_SECRET_PREVIOUS: secret
    .optional()
    .describe(
      "The previous TOKEN_SECRET. Keep it for 20 minutes after a change, so that nobody is signed out",
    ),
  ENCRYPTION_SECRET: secret
    .optional()
    .describe(
      "Key that encrypts the secrets of authenticator apps and digests recovery codes in the database, at least 32 characters; the same for all processes, and kept as long as the database. Created once in the data folder unless given",
    ),
  FREE_DAILY_SCANS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .default(freeDailyScans)
    .describe("Scans a day on the free plan"),
  PASSWORD_MIN_LENGTH: z.coerce
    .number()
    .int()
    .min(passwordMinLength)
    .max(passwordMinLengthMax)
    .default(passwordMinLength)
    .describe("Characters that a new password must have; OWASP advises 8"),
  SCAN_DEADLINE_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(photoDeadlineMaxMs)
    .default(25_000)
    .describe(
      "Time an analysis on this machine may take, in ms; what a language model may take is added to it",
    ),
  LANGUAGE_MODEL_PROVIDER: z
    .enum(modelProviders)
    .optional()
    .describe(
      "Language model that reads photos first, and words where our own reader is unsure. Without it neither leaves this machine",
    ),
  LANGUAGE_MODEL_NAME: z
    .string()
    .optional()
    .describe("The model's name at its provider; it must accept images"),
  LANGUAGE_MODEL_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of the provider's API, including its version. Required for openai-compatible"),
  LANGUAGE_MODEL_API_KEY: z
    .string()
    .optional()
    .describe("Key for the provider; self-hosted servers often need none"),
  LANGUAGE_MODEL_DEADLINE_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(modelDeadlineMaxMs)
    .default(20_000)
    .describe(
      "Time the model may take for a meal, in ms, before the next analyser is tried; a model on a machine of one's own may need 120000",
    ),
  LANGUAGE_MODEL_DAILY_TOKENS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000_000_000)
    .default(2_000_000)
    .describe("Tokens the model may use per day (UTC), across all processes; about 4,000 a meal"),
  OPEN_FOOD_FACTS_URL: z
    .union([z.literal("off"), z.url({ protocol: /^https?$/ })])
    .default("https://world.openfoodfacts.org")
    .describe(
      "Address of Open Food Facts, which is asked for products whose barcode is not in the table: it receives the code alone. When somebody asks to search packaged products, it receives the words, the language and the country. `off`: no barcode or word leaves this machine",
    ),
  TRUST_PROXY: z
    .string()
    .optional()
    .describe("Comma-separated proxies whose X-Forwarded-For is trusted, for example 127.0.0.1,10.0.0.0/8"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" })
    .optional()
    .describe(
      "Mail server: smtps://user:password@host:465, or smtp://…:587, which must offer STARTTLS unless it is on this machine. Without it, mail is written to the outbox in the data folder",
    ),
  PUSH_SERVICES: z
    .string()
    .default(knownPushServices.join(","))
    .transform((list) => list.split(",").map((name) => name.trim()))
    .check(
      z.refine(
        (names) => names.every(isPushService),
        "must be hosts, or http:// with a port of this machine",
      ),
    )
    .describe(
      "Comma-separated hosts that notifications may be sent to, `*.` standing for any name before it. Browsers name their own; all others are refused",
    ),
  MAIL_FROM: z.string().default("Platewise <platewise@localhost>").describe("Sender of our mail"),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe("Google's id for this site: people can then sign in with Google. Needs the secret too"),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe("Google's secret that belongs to the id"),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/ })
    .default("https://accounts.google.com")
    .describe("Address to use in place of Google's own, for a test double"),
  APPLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "Apple's Services ID of this site: people can then sign in with Apple. All four are required together",
    ),
  APPLE_TEAM_ID: z.string().optional().describe("The ten characters of the developer team at Apple"),
  APPLE_KEY_ID: z.string().optional().describe("The id of the key below"),
  APPLE_PRIVATE_KEY: z
    .string()
    .refine(
      isApplePrivateKey,
      "must be the text of the .p8 file that Apple gave, line breaks as they are or as \\n",
    )
    .optional()
    .describe("The key's .p8 file as text, line breaks as they are or as \\n"),
  APPLE_ISSUER: z
    .url({ protocol: /^https?$/ })
    .default("https://appleid.apple.com")
    .describe("Address to use in place of Apple's own, for a test double"),
  PAYMENTS: z
    .enum(paymentProviders)
    .optional()
    .describe(
      "Payment provider. Without it: Stripe if its keys are given, else the sandbox if only this machine can connect (HOST is a loopback address, no TRUST_PROXY, no public BASE_URL), else none",
    ),
  PLAN_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be three capitals, as in ISO 4217")
    .default("USD")
    .describe("Currency of the plans where the person's country has no prices of its own, as in ISO 4217"),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe("Stripe's key for our calls. All three Stripe keys are required together"),
  STRIPE_PUBLISHABLE_KEY: z.string().optional().describe("Stripe's key for the browser"),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe("Stripe's signing secret for events sent to /api/subscriptions/webhook"),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address to use in place of Stripe's own, for a test double"),
  RATE_LIMITS: flag.default(true).describe("off disables all rate limits, for load tests"),
  METRICS_TOKEN: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe(
      "Token required by /metrics (Authorization: Bearer), at least 16 characters. Without it there is no /metrics",
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "OpenTelemetry collector that traces are sent to, for example http://localhost:4318. Without it nothing is traced",
    ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe("Share of requests that are traced, 0 to 1"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("warn")
    .describe("Log level of the JSON lines on standard output; info writes a line for each request"),
});

/** Name and purpose of each variable, for the table in docs/operations.md. */
export const variableDescriptions: readonly { name: string; purpose: string }[] = Object.entries(
  environment.shape,
).map(([name, schema]) => ({ name, purpose: z.globalRegistry.get(schema)?.description ?? "" }));

/** The checked variables, with their defaults. */
export type Environment = z.output<typeof environment>;
