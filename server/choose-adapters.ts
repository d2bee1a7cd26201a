import { createMealModel, createProviderSource } from "#analysis/language-model/meal-model.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import type { Adapters } from "./adapters/adapters.ts";
import { createAnswerMemory } from "./adapters/answer-memory.ts";
import { createMailer, outboxFolder } from "./adapters/choose-mailer.ts";
import { createFoodAdapters } from "./adapters/food-adapters.ts";
import { describeLanguageModel } from "./adapters/language-model-status.ts";
import { createModelBudget } from "./adapters/model-budget.ts";
import { createOpenFoodFacts } from "./adapters/open-food-facts/open-food-facts-api.ts";
import { createPayments } from "./adapters/payments/payment-adapters.ts";
import { createPhotoAdapters } from "./adapters/photo-adapters.ts";
import { createPhotoAnalysers } from "./adapters/photo-analysers.ts";
import { loadOrCreatePushKeys } from "./adapters/push/push-keys.ts";
import { createPushSender } from "./adapters/push/push-sender.ts";
import { createSignInProviders } from "./adapters/sign-in-providers/sign-in-adapters.ts";
import { createAccessTokens } from "./core/access-token.ts";
import type { Config } from "./core/config.ts";
import { createSecretBox } from "./core/secret-box.ts";
import { loadOrCreateSecret } from "./core/stored-secret.ts";
import { connect, type DatabaseAddress } from "./database/connect.ts";
import type { PoolLoad } from "./database/connection-pool.ts";
import { startEmbedded } from "./database/embedded/start-embedded.ts";
import { migrate } from "./database/migrate.ts";
import { type Read, ReplicaReader, readFrom } from "./database/read-replica.ts";
import { createImportReader } from "./features/imports/reading/import-reader.ts";
import type { ProductSource } from "./features/products/product-source.ts";
import { createRateLimiter } from "./http/rate-limits.ts";
import { Metrics } from "./telemetry/metrics.ts";
import { startTracing } from "./telemetry/start-tracing.ts";
import type { Telemetry } from "./telemetry/telemetry.ts";

export interface ChosenAdapters {
  readonly adapters: Adapters;
  /** Sentences for the operator. */
  readonly remarks: readonly string[];
  /** Another one, once the language model has answered a first small call or its time is over. */
  readonly modelRemark: Promise<string>;
  /** Called when the embedded database ends unexpectedly, and when it is running again. */
  onTrouble(listener: (message: string) => void): void;
  close(): Promise<void>;
}

interface DatabaseServer {
  readonly address: DatabaseAddress;
  /** The pooler's entry for commits that need not wait, if there is one. */
  readonly fleetingAddress?: DatabaseAddress;
  readonly replicaAddress?: DatabaseAddress;
  readonly remarks: readonly string[];
  onTrouble(listener: (message: string) => void): void;
  stop(): Promise<void>;
}

/** The durable and the fleeting pool. */
const pools = 2;

export async function chooseAdapters(config: Config): Promise<ChosenAdapters> {
  const server = await startDatabase(config);
  const telemetry = { metrics: new Metrics(), tracing: await startTracing(config.tracing) };
  const open = (name: string, address: DatabaseAddress, isFleeting: boolean) =>
    connect(address, {
      maxConnections: config.databaseMaxConnections,
      isFleeting,
      onPoolCreated: (load) => addPoolGauges(name, load, telemetry),
      ...(telemetry.tracing.isOn && { onStatement: telemetry.tracing.recordStatement }),
    });
  const [db, fleetingDb] = [
    open("durable", server.address, false),
    open("fleeting", server.fleetingAddress ?? server.address, true),
  ];
  const replica = server.replicaAddress && open("replica", server.replicaAddress, false);
  const close = async () => {
    await Promise.all([db, fleetingDb, replica].map((each) => each?.destroy()));
    await telemetry.tracing.close();
    await server.stop();
  };
  try {
    await migrateOnce(server.address);
    const { payments, remark } = await createPayments(config, db, () => new Date());
    return {
      adapters: await makeAdapters(config, {
        db,
        fleetingDb,
        read: createRead(db, replica, telemetry),
        payments,
        telemetry,
      }),
      remarks: [...server.remarks, remark, ...describeMail(config)],
      modelRemark: describeLanguageModel(config.languageModel),
      onTrouble: server.onTrouble,
      close,
    };
  } catch (failure) {
    await close();
    throw failure;
  }
}

function addPoolGauges(pool: string, load: PoolLoad, { metrics }: Telemetry): void {
  metrics.gauge(`platewise_${pool}_connections_used`, "Connections in use", () => load.used);
  metrics.gauge(
    `platewise_${pool}_connections_waiting`,
    "Callers waiting for a connection",
    () => load.waiting,
  );
}

function createRead(db: Adapters["db"], replica: Adapters["db"] | undefined, { metrics }: Telemetry): Read {
  if (!replica) return readFrom(db);
  const reader = new ReplicaReader(db, replica);
  metrics.gauge("platewise_replica_usable", "1 while reads go to the replica", () => Number(reader.isUsable));
  return reader.read;
}

async function startDatabase(config: Config): Promise<DatabaseServer> {
  if (config.databaseUrl === undefined) {
    return startEmbedded(config.dataFolder, {
      maxConnections: pools * config.databaseMaxConnections,
      isDurable: true,
      programsFolder: config.embeddedPostgresFolder,
    });
  }
  const { databaseUrl: url, databaseFleetingUrl: fleetingUrl, databaseReadUrl: readUrl } = config;
  const isPooled = config.isDatabasePooled;
  return {
    address: { url, isPooled },
    ...(fleetingUrl !== undefined && { fleetingAddress: { url: fleetingUrl, isPooled } }),
    ...(readUrl !== undefined && { replicaAddress: { url: readUrl, isPooled } }),
    remarks: [],
    onTrouble: () => {},
    stop: async () => {},
  };
}

/** Migrates without time limits, because a change to a large table may take minutes. */
async function migrateOnce(address: DatabaseAddress): Promise<void> {
  const db = connect(address, { maxConnections: 1, hasNoTimeLimits: true });
  await migrate(db).finally(() => db.destroy());
}

function describeMail(config: Config): string[] {
  if (config.smtpUrl !== undefined) return [];
  return [`No mail is sent: without SMTP_URL it is written to ${outboxFolder(config)}.`];
}

function createProductSource({ openFoodFactsUrl: url, contactEmail }: Config): ProductSource | undefined {
  return url === undefined ? undefined : createOpenFoodFacts({ url, contactEmail });
}

/** Its subject is how a push service reaches the operator. */
async function createPush(config: Config, db: Adapters["db"]) {
  const keys = await loadOrCreatePushKeys(db, new Date());
  return createPushSender({ keys, services: config.pushServices, subject: `mailto:${config.contactEmail}` });
}

async function makeAdapters(
  config: Config,
  made: Pick<Adapters, "db" | "fleetingDb" | "read" | "payments" | "telemetry">,
): Promise<Adapters> {
  const { fleetingDb, telemetry } = made;
  const table = loadFoodTable();
  const tokenSecret = config.tokenSecret ?? (await loadOrCreateSecret(config.dataFolder, "token-secret"));
  const boxSecret =
    config.encryptionSecret ?? (await loadOrCreateSecret(config.dataFolder, "encryption-secret"));
  const clock = () => new Date();
  const { languageModel, dataFolder } = config;
  const { mealModel, ...foods } = createFoodAdapters(table, (reader) => {
    if (languageModel === undefined) return undefined;
    const budget = createModelBudget(fleetingDb, languageModel.dailyTokens, clock);
    const source = createProviderSource(languageModel, budget);
    const memory = createAnswerMemory(fleetingDb, boxSecret, clock);
    return {
      model: createMealModel({ source, memory, table, reader }),
      deadlineMs: languageModel.deadlineMs,
    };
  });
  const analyserParts = { mealModel, dataFolder, telemetry };
  return {
    ...made,
    push: await createPush(config, made.db),
    accessTokens: createAccessTokens(tokenSecret, config.previousTokenSecret),
    secretBox: createSecretBox(boxSecret),
    limiter: createRateLimiter(fleetingDb, config.hasRateLimits),
    signInProviders: createSignInProviders(config.signIn),
    productSource: createProductSource(config),
    mailer: createMailer(config),
    supportAddress: config.contactEmail,
    clock,
    importReader: createImportReader(),
    ...foods,
    ...createPhotoAdapters(table, foods.corrector, (labels, labelReader) =>
      createPhotoAnalysers(analyserParts, labels, labelReader),
    ),
  };
}
