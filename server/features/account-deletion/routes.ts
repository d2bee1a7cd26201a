import * as endpoints from "#contract/endpoints/account-deletion.ts";
import type { Serve } from "../../http/serve.ts";
import { readDevice } from "../account/sessions/device.ts";
import { keepAccount } from "./keep-account.ts";
import { type DeletionParts, requestDeletion } from "./request-deletion.ts";

export function serveAccountDeletion(serve: Serve, parts: DeletionParts): void {
  serve(endpoints.requestDeletion, async ({ caller, userAgent, now }) => {
    const { userId, timeZone } = caller;
    const device = readDevice(userAgent, timeZone);
    const deletesAt = await requestDeletion(parts, { userId, device }, now);
    return { deletesAt: deletesAt.toISOString() };
  });

  serve(endpoints.readDeletion, async ({ caller: { deletesAt } }) => ({
    deletesAt: deletesAt?.toISOString() ?? null,
  }));

  serve(endpoints.keepAccount, async ({ caller: { userId, timeZone }, userAgent, now }) => {
    await keepAccount(parts, { userId, device: readDevice(userAgent, timeZone) }, now);
  });
}
