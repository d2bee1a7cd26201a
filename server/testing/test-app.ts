import type { FastifyInstance, InjectOptions } from "fastify";
import { sql } from "kysely";
import type { PhotoAnalyser } from "#analysis/photo/photo-analyser.ts";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import * as secondFactor from "#contract/endpoints/second-factor.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { freeDailyScans, passwordMinLength } from "#contract/limits.ts";
import { signInProviders as providerNames } from "#domain/people/sign-in-providers.ts";
import type { Adapters } from "../adapters/adapters.ts";
import {
  createSandboxPayments,
  type SandboxPayments,
} from "../adapters/payments/sandbox/sandbox-payments.ts";
import { createPhotoAdapters } from "../adapters/photo-adapters.ts";
import { loadOrCreatePushKeys } from "../adapters/push/push-keys.ts";
import { createPushSender, type PushSender } from "../adapters/push/push-sender.ts";
import { createApp } from "../app.ts";
import type { AppSettings } from "../app-settings.ts";
import { createAccessTokens } from "../core/access-token.ts";
import { knownPushServices } from "../core/push-services.ts";
import { createSecretBox } from "../core/secret-box.ts";
import { readFrom } from "../database/read-replica.ts";
import { hashPassword } from "../features/account/password-hash.ts";
import {
  deleteDueAccounts,
  stopChargingDeletedAccounts,
} from "../features/account-deletion/delete-due-accounts.ts";
import { createImportReader } from "../features/imports/reading/import-reader.ts";
import { sendDueMails } from "../features/mails/send-mails.ts";
import { sendDueNotifications } from "../features/notifications/send-notifications.ts";
import { createRateLimiter } from "../http/rate-limits.ts";
import { createPhotoDecoder, type PhotoDecoder } from "../http/uploads/photo-decoder.ts";
import { createMailBuilders } from "../jobs.ts";
import type { Frontend } from "../serve-pages.ts";
import { Metrics } from "../telemetry/metrics.ts";
import { noTracing } from "../telemetry/tracing.ts";
import { checkFailure } from "./check-failure.ts";
import { PushServiceDouble } from "./push-service-double.ts";
import { recordStatements } from "./statement-log.ts";
import { TestAuthenticator } from "./test-authenticator.ts";
import { TestClock } from "./test-clock.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { loadFoodsOnce, noFoods } from "./test-foods.ts";
import { type ReceivedMail, TestMailbox } from "./test-mailbox.ts";
import { createTestSignInProviders, type TestSignInProviders } from "./test-sign-in-provider.ts";

/** Decodes in a process as the server does, where a machine that stalls loses neither a photo nor the code in it. */
export function createPatientDecoder(): PhotoDecoder {
  const codeSearch = { workMaxMs: 5_000, waitMaxMs: 30_000 };
  return createPhotoDecoder({ beginLimitMs: 60_000, timeLimitMs: 60_000, workMaxMs: 60_000, codeSearch });
}

export interface TestAppOptions extends Partial<AppSettings> {
  readonly hasRateLimits?: boolean;
  /** True as when the sandbox was chosen by default. */
  readonly isSandboxLocalOnly?: boolean;
  /** Undefined: only the API. */
  readonly frontend?: Frontend;
  /** False for tests without scans: saves the time that loading the food table takes, once a worker. */
  readonly hasFoods?: boolean;
  /** None by default: every photo leads to a guided scan. */
  readonly photoAnalysers?: readonly PhotoAnalyser[];
  /** A new one by default. */
  readonly database?: TestDatabase;
  /** Replaces parts, such as an analyser that fails. */
  readonly adapters?: Partial<Adapters>;
}

export interface TestCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface TestAnswer {
  readonly status: number;
  /** Parsed JSON; undefined if empty. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface SignedIn {
  readonly userId: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The headers of their calls. */
  readonly headers: Readonly<Record<string, string>>;
}

export const testTokenSecret = "a secret of the tests, longer than 32 characters";
const testWebhookSecret = "a secret of the tests' sandbox";
export const testPassword = "correct horse";
const testBaseUrl = "https://platewise.example";
const testStart = new Date("2026-03-10T12:00:00Z");

type TestAppParts = Pick<
  TestApp,
  "app" | "database" | "clock" | "sandbox" | "mailbox" | "signInProviders" | "pushService" | "push"
>;

/** The same application that main.ts creates, on its own database. */
export class TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** The payment provider, unless the test replaces it. */
  readonly sandbox: SandboxPayments;
  readonly mailbox: TestMailbox;
  readonly signInProviders: TestSignInProviders;
  /** Where test browsers subscribe. */
  readonly pushService: PushServiceDouble;
  readonly push: PushSender;
  /** What the job that sends notifications reported. */
  readonly pushFailures: unknown[] = [];
  /** What the job that sends mails reported. */
  readonly mailFailures: unknown[] = [];
  /** What the job that deletes accounts reported. */
  readonly deletionFailures: unknown[] = [];
  #people = 0;

  constructor({ app, database, clock, sandbox, mailbox, ...services }: TestAppParts) {
    const { signInProviders, pushService, push } = services;
    this.pushService = pushService;
    this.push = push;
    this.app = app;
    this.mailbox = mailbox;
    this.signInProviders = signInProviders;
    this.database = database;
    this.clock = clock;
    this.sandbox = sandbox;
  }

  get db() {
    return this.database.db;
  }

  /** The database as the application uses it, so that its statements are checked. */
  get served() {
    return this.db.withPlugin(recordStatements);
  }

  /** Calls an endpoint of the contract. The body is not typed, so that invalid input can be sent too. */
  async call(endpoint: AnyEndpoint, { params, query, body, headers }: TestCall = {}): Promise<TestAnswer> {
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ""),
    );
    const answer = await this.inject({
      method: endpoint.method,
      url,
      ...(query && { query: { ...query } }),
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    checkFailure(endpoint, answer);
    return answer;
  }

  async inject(options: InjectOptions): Promise<TestAnswer> {
    const { statusCode: status, headers, body } = await this.app.inject(options);
    const isJson = String(headers["content-type"] ?? "").startsWith("application/json");
    return { status, headers, body: isJson ? JSON.parse(body) : body || undefined };
  }

  /** A new account, signed in. */
  async signUp(fields: Readonly<Record<string, unknown>> = {}): Promise<SignedIn> {
    const email = `person-${++this.#people}@example.com`;
    const account = { firstName: "Ana", lastName: "Ruiz", email, password: testPassword, ...fields };
    const registered = await this.call(signIn.register, { body: account });
    return this.logIn(registered.body.id, account.email, account.password);
  }

  async logIn(userId: string, email: string, password: string): Promise<SignedIn> {
    const { body } = await this.call(signIn.login, { body: { email, password } });
    const { accessToken, refreshToken } = body;
    return { userId, email, accessToken, refreshToken, headers: { authorization: `Bearer ${accessToken}` } };
  }

  /** A new visitor's headers. */
  async createVisitor(): Promise<Readonly<Record<string, string>>> {
    const { body } = await this.call(signIn.createAnonymousSession, { body: {} });
    return { "x-anonymous-session-token": body.sessionToken };
  }

  /** Sends what is due, as jobs.ts does every few seconds. */
  async sendMails(): Promise<void> {
    await sendDueMails({
      db: this.served,
      mailer: this.mailbox,
      clock: this.clock.read,
      builders: createMailBuilders({ db: this.served, baseUrl: () => testBaseUrl }),
      report: (failure) => this.mailFailures.push(failure),
    });
  }

  /** Plans and sends what is due, as jobs.ts does every few seconds. */
  async sendNotifications(): Promise<void> {
    await sendDueNotifications({
      db: this.served,
      push: this.push,
      clock: this.clock.read,
      freeDailyScans,
      report: (failure) => this.pushFailures.push(failure),
    });
  }

  /** The last mail to the address, once all that is due has been sent. */
  async mailTo(address: string): Promise<ReceivedMail> {
    await this.sendMails();
    return this.mailbox.lastTo(address);
  }

  /** Deletes the accounts that are due, as jobs.ts does every few seconds. */
  async deleteDueAccounts(): Promise<void> {
    const { sandbox: provider, mailbox: mailer } = this;
    const db = this.served;
    const clock = this.clock.read;
    const report = (failure: unknown) => this.deletionFailures.push(failure);
    await stopChargingDeletedAccounts({ db, provider, clock, report });
    await deleteDueAccounts({ db, mailer, provider, clock, writeLine: () => {}, report });
  }

  async makePro({ userId }: SignedIn): Promise<void> {
    await this.db.updateTable("users").set({ account_type: "pro" }).where("id", "=", userId).execute();
  }

  /** A new app that has not given its first code, in place of any earlier one. */
  async setUpAuthenticator({ userId, headers }: SignedIn): Promise<TestAuthenticator> {
    await this.db.deleteFrom("authenticators").where("user_id", "=", userId).execute();
    const { body } = await this.call(secondFactor.setUpAuthenticator, { headers });
    return new TestAuthenticator(body.secret, this.clock);
  }

  /** Turns the second factor on. */
  async addAuthenticator(person: SignedIn): Promise<TestAuthenticator> {
    const { headers } = person;
    const authenticator = await this.setUpAuthenticator(person);
    const confirmed = await this.call(secondFactor.confirmAuthenticator, {
      headers,
      body: { code: authenticator.nextCode() },
    });
    authenticator.recoveryCodes = confirmed.body.recoveryCodes;
    return authenticator;
  }

  /** Makes the account one that signed in with a provider, whose address counts as confirmed. */
  async removePassword({ userId }: SignedIn): Promise<void> {
    await sql`update users set password_hash = null, email_verified_at = ${this.clock.read()} where id = ${userId}`.execute(
      this.db,
    );
  }

  /** Undoes `removePassword`, and asks for no second factor. */
  async restorePassword({ userId }: SignedIn): Promise<void> {
    await this.db.deleteFrom("authenticators").where("user_id", "=", userId).execute();
    const password_hash = await hashPassword(testPassword);
    await this.db.updateTable("users").set({ password_hash }).where("id", "=", userId).execute();
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.pushService.close();
    await this.database.drop();
  }
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    hasRateLimits = false,
    isSandboxLocalOnly = false,
    hasFoods = true,
    photoAnalysers = [],
    adapters,
    frontend,
    database = await createTestDatabase(),
    ...settings
  } = options;
  const { table, food } = hasFoods ? loadFoodsOnce() : noFoods();
  const clock = new TestClock(testStart);
  const served = database.db.withPlugin(recordStatements);
  const doubles = await createDoubles(database, clock);
  const { sandbox, mailbox, signInProviders, push } = doubles;
  const app = await createApp(
    {
      db: served,
      fleetingDb: served,
      read: readFrom(adapters?.db ?? served),
      accessTokens: createAccessTokens(testTokenSecret),
      secretBox: createSecretBox(testTokenSecret),
      limiter: createRateLimiter(served, hasRateLimits),
      clock: clock.read,
      push,
      payments: { provider: sandbox, sandbox, isLocalOnly: isSandboxLocalOnly },
      signInProviders: new Map(providerNames.map((name) => [name, signInProviders[name]])),
      productSource: undefined,
      mailer: mailbox,
      supportAddress: "support@localhost",
      telemetry: { metrics: new Metrics(), tracing: noTracing },
      ...food,
      ...createPhotoAdapters(table, food.corrector, () => photoAnalysers.map((each) => [each])),
      photoDecoder: createPatientDecoder(),
      importReader: createImportReader({ beginLimitMs: 60_000, timeLimitMs: 60_000 }),
      ...adapters,
    },
    { ...testSettings, ...settings },
    frontend,
  );
  return new TestApp({ app, database, clock, ...doubles });
}

const testSettings: AppSettings = {
  baseUrl: testBaseUrl,
  host: "localhost",
  contactEmail: "hello@platewise.example",
  planCurrency: "USD",
  freeDailyScans,
  passwordMinLength,
  scanDeadlineMs: 20_000,
  trustedProxies: [],
  checksAnswers: true,
  logLevel: "silent",
  metricsToken: undefined,
};

/** Doubles of the services that the application calls. */
async function createDoubles({ db }: TestDatabase, clock: TestClock) {
  const pushService = await PushServiceDouble.start(clock.read);
  return {
    sandbox: createSandboxPayments({
      db,
      clock: clock.read,
      currency: "USD",
      webhookSecret: testWebhookSecret,
    }),
    mailbox: new TestMailbox(),
    signInProviders: createTestSignInProviders(),
    pushService,
    push: createPushSender({
      keys: await loadOrCreatePushKeys(db, clock.read()),
      services: [pushService.origin, ...knownPushServices],
      subject: "mailto:hello@platewise.example",
      // One test waits it out; a machine that stalls for less fails none of the others.
      deadlineMs: 2_000,
    }),
  };
}
