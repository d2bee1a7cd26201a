import { join } from "node:path";
import type { Config } from "../core/config.ts";
import type { Mailer } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

export function outboxFolder({ dataFolder }: Pick<Config, "dataFolder">): string {
  return join(dataFolder, "outbox");
}

export function createMailer(config: Pick<Config, "dataFolder" | "smtpUrl" | "mailFrom">): Mailer {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl !== undefined) return createSmtpMailer(smtpUrl, mailFrom);
  return createOutboxMailer(outboxFolder(config), mailFrom);
}
