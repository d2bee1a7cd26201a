import * as z from "zod";
import * as endpoints from "#contract/endpoints/assistants.ts";
import { AppError } from "../../../core/app-error.ts";
import type { CallCookies } from "../../../http/call-cookies.ts";
import { countChange } from "../../../http/count-change.ts";
import type { Serve } from "../../../http/serve.ts";
import { readBinding } from "../../account/providers/browser-binding.ts";
import { placeOf } from "../../account/tokens/connection-place.ts";
import { findOwnRequest, type OwnRequest } from "./connection-requests.ts";
import { approveConnection, type DecisionParts, refuseConnection } from "./decide-connection.ts";
import { findClient } from "./oauth-clients-table.ts";
import { oauthPaths } from "./oauth-metadata.ts";

const storedClient = z.object({ client_name: z.string() });

interface BrowsersCall {
  readonly params: { readonly id: string };
  readonly cookies: CallCookies;
  readonly now: Date;
}

/** Serves the page on which a person decides about a connection. */
export function serveConnections(serve: Serve, parts: DecisionParts & { readonly isSecure: boolean }): void {
  const { db, isSecure } = parts;
  const openRequest = async ({ params: { id }, cookies, now }: BrowsersCall): Promise<OwnRequest> => {
    const request = await findOwnRequest(db, { id, browserHash: readBinding({ cookies, isSecure }) }, now);
    if (!request || request.isAnswered) throw new AppError("connection_request_expired");
    return request;
  };
  const nameOf = async ({ clientId }: OwnRequest): Promise<string> => {
    const client = storedClient.safeParse(await findClient(db, clientId));
    if (!client.success) throw new AppError("connection_request_expired");
    return client.data.client_name;
  };
  const returnOf = ({ id }: OwnRequest) => ({ returnTo: `${oauthPaths.authorize}/${id}` });

  serve(endpoints.readConnectionRequest, async (call) => {
    const request = await openRequest(call);
    return { clientName: await nameOf(request), place: placeOf(request.redirectUri), scope: request.scope };
  });
  serve(
    endpoints.approveConnection,
    async (call) => {
      const { scope, expiresInDays, userId } = call.body;
      if (userId !== call.caller.userId) throw new AppError("connection_account_changed");
      const request = await openRequest(call);
      const clientName = await nameOf(request);
      const { sessionId } = call.caller;
      const approval = { request, clientName, userId, sessionId, scope, expiresInDays };
      await approveConnection(parts, approval, call.now);
      return returnOf(request);
    },
    countChange,
  );
  serve(
    endpoints.refuseConnection,
    async (call) => {
      const request = await openRequest(call);
      await refuseConnection(db, request, call.now);
      return returnOf(request);
    },
    countChange,
  );
}
