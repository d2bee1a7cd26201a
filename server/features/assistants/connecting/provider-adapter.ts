import type { Kysely } from "kysely";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import type { Database } from "../../../database/schema.ts";
import { reuseGraceMs } from "../../account/refresh-session.ts";
import { reportSignInChange } from "../../account/report-sign-in-change.ts";
import type { SecurityLog } from "../../account/security-log/security-log.ts";
import { deleteConnection, findConnection } from "./connections-table.ts";
import { findClient, insertClient } from "./oauth-clients-table.ts";
import { oauthPaths, resourceOf, scopeTexts } from "./oauth-metadata.ts";
import {
  consumeRecord,
  deleteRecord,
  findRecord,
  type RecordKind,
  saveRecord,
} from "./oauth-records-table.ts";

export interface StorageParts {
  readonly db: Kysely<Database>;
  readonly clock: () => Date;
  readonly securityLog: SecurityLog;
  /** Our public origin. */
  readonly origin: string;
}

/** How long a used refresh token is remembered, so that using it again ends the connection. */
const usedTokenKnownMs = 30 * 24 * 3_600_000;

const notStored = async () => {};
const storesNothing: Adapter = {
  upsert: notStored,
  find: notStored,
  findByUserCode: notStored,
  findByUid: notStored,
  consume: notStored,
  destroy: notStored,
  revokeByGrantId: notStored,
};

/** Stores what the library keeps, by the name of its model. */
export function adapterOf(parts: StorageParts, model: string): Adapter {
  switch (model) {
    case "Client":
      return clientAdapter(parts);
    case "Grant":
      return grantAdapter(parts);
    case "Interaction":
    case "AuthorizationCode":
    case "AccessToken":
    case "RefreshToken":
      return recordAdapter(parts, model);
    default:
      // Above all sessions of its own: who is asked is the person who is signed in to the page, each time anew.
      return storesNothing;
  }
}

function clientAdapter({ db, clock }: StorageParts): Adapter {
  return {
    ...storesNothing,
    upsert: (id, metadata) => insertClient(db, { id, metadata }, clock()),
    find: async (id) => (await findClient(db, id)) as AdapterPayload | undefined,
  };
}

/** A grant of the library is the person's token: it is stored when the person agrees, and ends with it. */
function grantAdapter({ db, clock, securityLog, origin }: StorageParts): Adapter {
  return {
    ...storesNothing,
    find: async (id) => {
      const now = clock();
      const connection = await findConnection(db, id, now);
      if (!connection) return undefined;
      // The library reads the system's clock.
      const libraryNow = Math.floor(Date.now() / 1000);
      const leftSeconds = Math.floor((connection.expiresAt.getTime() - now.getTime()) / 1000);
      return {
        ...{ kind: "Grant", jti: id, iat: libraryNow, exp: libraryNow + leftSeconds },
        ...{ accountId: connection.userId, clientId: connection.clientId },
        resources: { [resourceOf(origin)]: scopeTexts[connection.scope] },
      } as AdapterPayload;
    },
    destroy: async (id) => {
      await db.transaction().execute(async (transaction) => {
        const userId = await deleteConnection(transaction, id);
        if (userId === undefined) return;
        const change = { userId, change: "assistantDisconnected" } as const;
        await reportSignInChange({ db: transaction, securityLog }, change, clock());
      });
    },
  };
}

function recordAdapter(parts: StorageParts, kind: RecordKind): Adapter {
  const { db, clock, origin } = parts;
  const grants = grantAdapter(parts);
  const read = async (value: string) => findRecord(db, { kind, value }, clock());
  return {
    ...storesNothing,
    // The value itself, and the address that holds it, are not stored.
    upsert: async (value, { jti: _, returnTo: __, ...payload }, expiresInSeconds = 0) => {
      const expiresAt = new Date(clock().getTime() + expiresInSeconds * 1000);
      const tokenId = payload.grantId ?? null;
      if (!(await saveRecord(db, { kind, value, tokenId, payload, expiresAt })))
        throw new errors.InvalidGrant("the connection has ended");
    },
    find: async (value) => {
      const found = await read(value);
      if (!found) return undefined;
      const consumed = kind === "RefreshToken" ? outsideGrace(found.consumedAt, clock()) : found.consumedAt;
      return {
        ...found.payload,
        jti: value,
        ...(kind === "Interaction" && { returnTo: `${origin}${oauthPaths.authorize}/${value}` }),
        ...(consumed && { consumed: Math.floor(consumed.getTime() / 1000) }),
      };
    },
    consume: async (value) => {
      const now = clock();
      const keepUntil = new Date(now.getTime() + usedTokenKnownMs);
      if (await consumeRecord(db, { kind, value }, { now, keepUntil })) return;
      if (kind === "RefreshToken") return;
      // Two exchanged the same code at the same time.
      const { grantId } = ((await read(value))?.payload ?? {}) as AdapterPayload;
      if (grantId !== undefined) await grants.destroy(grantId);
      throw new errors.InvalidGrant("authorization code already consumed");
    },
    // Those of a connection go with it: the library always destroys the grant as well.
    destroy: (value) => deleteRecord(db, { kind, value }),
  };
}

/**
 * When a token counts as used; null within the grace period, because programs that make several calls at once renew several
 * times with one token, as browser tabs do.
 */
function outsideGrace(consumedAt: Date | null, now: Date): Date | null {
  return consumedAt && now.getTime() - consumedAt.getTime() > reuseGraceMs ? consumedAt : null;
}
