import { timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import * as z from "zod";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import type { Database } from "../../../database/schema.ts";
import { findRecord } from "./oauth-records-table.ts";

const storedRequest = z.object({
  /** The hash of the secret that binds the request to one browser. */
  browser: z.hex(),
  params: z.object({ client_id: z.string(), redirect_uri: z.string(), scope: z.string() }),
  result: z.unknown().optional(),
});

/** The request of an assistant to the person of one browser. */
export interface OwnRequest {
  readonly id: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: TokenScope;
  readonly isAnswered: boolean;
}

interface RequestName {
  readonly id: string;
  /** Undefined: no request began in this browser. */
  readonly browserHash: Buffer | undefined;
}

/** Undefined for one that has expired, and in any browser but the one in which it began. */
export async function findOwnRequest(
  db: Kysely<Database>,
  { id, browserHash }: RequestName,
  now: Date,
): Promise<OwnRequest | undefined> {
  const found = browserHash && (await findRecord(db, { kind: "Interaction", value: id }, now));
  const stored = storedRequest.safeParse(found?.payload);
  if (!browserHash || !stored.success) return undefined;
  const { browser, params, result } = stored.data;
  const expected = Buffer.from(browser, "hex");
  if (expected.length !== browserHash.length || !timingSafeEqual(expected, browserHash)) return undefined;
  return {
    id,
    clientId: params.client_id,
    redirectUri: params.redirect_uri,
    scope: params.scope.split(" ").includes("write") ? "write" : "read",
    isAnswered: result !== undefined,
  };
}
