import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type Provider from "oidc-provider";

interface Interaction {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly person: { readonly sub: string; readonly email?: string };
}

const page = (name: string) => `<!doctype html><html lang="en"><head><title>Sign in</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Sign in</h1><form method="post">
<button name="choice" value="continue">Continue as ${name}</button>
<button name="choice" value="cancel">Cancel</button></form></main></body></html>`;

/** The page on which the person chooses an account, or turns back. */
export async function answerInteraction(
  provider: Provider,
  { request, response, person }: Interaction,
): Promise<void> {
  if (request.method !== "POST") {
    response
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
      .end(page(person.email ?? person.sub));
    return;
  }
  const choice = new URLSearchParams(await text(request)).get("choice");
  const result =
    choice === "continue"
      ? { login: { accountId: person.sub }, select_account: {} }
      : { error: "access_denied" };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
