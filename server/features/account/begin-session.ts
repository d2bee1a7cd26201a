import type { TokenPair } from "#contract/shapes/sign-in.ts";
import { queueMail } from "../mails/mails-table.ts";
import { startSession, type TokenParts } from "./issue-tokens.ts";
import type { SecurityLog } from "./security-log/security-log.ts";
import { type Device, hashDevice } from "./sessions/device.ts";
import { isNewDevice } from "./sessions/devices-table.ts";
import { recordLogin } from "./users-table.ts";

export interface SessionParts extends TokenParts {
  readonly securityLog: SecurityLog;
}

export interface NewSessionOwner {
  readonly userId: string;
  readonly device: Device;
  readonly deviceId: string | undefined;
}

/** Signs in somebody who has passed every factor that the account asks for. Mails a notice where the device is new. */
export async function beginSession(
  parts: SessionParts,
  { userId, device, deviceId }: NewSessionOwner,
  now: Date,
): Promise<TokenPair> {
  const { db, securityLog } = parts;
  const deviceHash = hashDevice(userId, deviceId, device);
  const isNew = await isNewDevice(db, userId, deviceHash);
  const person = await recordLogin(db, userId, now);
  await securityLog.record(db, { userId, kind: isNew ? "signed_in_new_device" : "signed_in", device }, now);
  if (isNew) {
    const data = { browser: device.browser ?? "", system: device.system ?? "" };
    await queueMail(db, { kind: "new_device", userId, data }, now);
  }
  return startSession(parts, { person, device, deviceHash }, now);
}
