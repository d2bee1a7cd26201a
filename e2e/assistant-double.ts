// An assistant of another site: it registers itself, sends the browser to us, and receives it again.
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

export interface AssistantDouble {
  readonly callback: string;
  /** Sends the browser to us. */
  ask(page: Page): Promise<void>;
  /** What the browser brought back, and the scope of the tokens that its code was exchanged for. */
  receive(page: Page): Promise<{ readonly error: string | null; readonly scope: string | undefined }>;
  close(): Promise<void>;
}

const arrivalPage = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Arrived</title>';

export async function startAssistant(name: string): Promise<AssistantDouble> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(arrivalPage);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const callback = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  const verifier = randomBytes(32).toString("base64url");
  let clientId = "";
  return {
    callback,
    ask: async (page) => {
      const registration = { client_name: name, redirect_uris: [callback] };
      const registered = await page.request.post("/api/oauth/register", { data: registration });
      clientId = (await registered.json()).client_id;
      const query = new URLSearchParams({
        ...{ response_type: "code", client_id: clientId, redirect_uri: callback, state: "its state" },
        ...{ scope: "read write", code_challenge_method: "S256" },
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      });
      await page.goto(`/api/oauth/authorize?${query}`);
    },
    receive: async (page) => {
      await page.waitForURL(`${callback}**`);
      const { searchParams } = new URL(page.url());
      const code = searchParams.get("code");
      if (code === null) return { error: searchParams.get("error"), scope: undefined };
      const form = {
        ...{ grant_type: "authorization_code", client_id: clientId, redirect_uri: callback },
        ...{ code, code_verifier: verifier },
      };
      const exchanged = await page.request.post("/api/oauth/token", { form });
      return { error: null, scope: (await exchanged.json()).scope };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
