import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import type { PushSubscriptionKeys } from "#contract/shapes/notifications.ts";

/** A browser's side of its subscription, and how it reads a message. */
export interface PushBrowser {
  readonly subscription: PushSubscriptionKeys;
  /** Throws for anything that a browser would drop. */
  decrypt(body: Buffer): string;
}

const [saltBytes, tagBytes, lastRecord] = [16, 16, 2];

export function createPushBrowser(origin = "https://updates.push.services.mozilla.com"): PushBrowser {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") };
  return {
    subscription: { endpoint: `${origin}/wpush/v2/${randomUUID()}`, keys },
    decrypt: (body) => {
      const senderKeyBytes = body.readUInt8(saltBytes + 4);
      const recordBytes = body.readUInt32BE(saltBytes);
      const start = saltBytes + 5 + senderKeyBytes;
      const [salt, senderKey] = [body.subarray(0, saltBytes), body.subarray(saltBytes + 5, start)];
      if (senderKeyBytes !== 65 || body.length - start > recordBytes)
        throw new Error("Not one record of RFC 8291.");
      const expand = (secret: Buffer, from: Buffer, [info, bytes]: readonly [Buffer, number]) =>
        Buffer.from(hkdfSync("sha256", secret, from, info, bytes));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
      const secret = expand(pair.computeSecret(senderKey), auth, [info, 32]);
      const key = expand(secret, salt, [Buffer.from("Content-Encoding: aes128gcm\0"), 16]);
      const nonce = expand(secret, salt, [Buffer.from("Content-Encoding: nonce\0"), 12]);
      const opened = createDecipheriv("aes-128-gcm", key, nonce);
      opened.setAuthTag(body.subarray(-tagBytes));
      const padded = Buffer.concat([opened.update(body.subarray(start, -tagBytes)), opened.final()]);
      const end = padded.findLastIndex((byte) => byte !== 0);
      if (padded[end] !== lastRecord) throw new Error("The record is not marked as the last one.");
      return padded.subarray(0, end).toString("utf8");
    },
  };
}

export function newBrowser(): PushSubscriptionKeys {
  return createPushBrowser().subscription;
}
