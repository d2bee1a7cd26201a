import type { FastifyInstance, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import * as z from "zod";
import { providerCallbackPath, providerReturnPage } from "#contract/provider-callback.ts";
import { signInProviders } from "#domain/people/sign-in-providers.ts";
import { AppError } from "../../../core/app-error.ts";
import { hashToken, newOpaqueToken } from "../../../core/opaque-token.ts";
import type { Database } from "../../../database/schema.ts";
import { acceptOnlyForms } from "../../../http/form-bodies.ts";
import { saveAnswer } from "./provider-sign-ins-table.ts";
import type { ProviderAnswer } from "./sign-in-provider.ts";

const formMaxBytes = 16 * 1024;
const parameterMaxLength = 4096;

const providerName = z.enum(signInProviders);
const parameter = z
  .string()
  .max(parameterMaxLength)
  .nullish()
  .transform((value) => value ?? undefined);
const answerShape = z.object({
  state: z.string().min(1).max(parameterMaxLength),
  code: parameter,
  issuer: parameter,
  error: parameter,
  user: parameter,
});

export interface CallbackParts {
  readonly db: Kysely<Database>;
  readonly clock: () => Date;
}

interface CallbackRoute {
  Params: { provider: string };
}

/**
 * Takes the provider's answer, by address or by a form from its own site, and hands the browser on to our page with a ticket.
 * Nothing is decided here: the page's call shows whether this is the browser that began.
 */
export async function serveProviderCallback(app: FastifyInstance, parts: CallbackParts): Promise<void> {
  await app.register(async (scope) => {
    acceptOnlyForms(scope, formMaxBytes);
    scope.get<CallbackRoute>(providerCallbackPath, ({ params, url }, reply) =>
      receive(parts, { provider: params.provider, sent: new URL(url, "http://here").searchParams }, reply),
    );
    scope.post<CallbackRoute>(providerCallbackPath, ({ params, body }, reply) => {
      const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
      return receive(parts, { provider: params.provider, sent }, reply);
    });
  });
}

async function receive(
  { db, clock }: CallbackParts,
  { provider, sent }: { readonly provider: string; readonly sent: URLSearchParams },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const name = providerName.safeParse(provider);
  if (!name.success) throw new AppError("not_found");
  const answer = readAnswer(sent);
  const ticket = newOpaqueToken();
  const received = answer && {
    stateHash: hashToken(answer.state),
    provider: name.data,
    ticketHash: hashToken(ticket),
    answer: JSON.stringify(answer),
  };
  const isExpected = received !== undefined && (await saveAnswer(db, received, clock()));
  // The fragment is in no log and no referrer, and the page removes it from the history.
  const fragment = isExpected ? `ticket=${ticket}` : "expired";
  return reply
    .headers({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" })
    .redirect(`${providerReturnPage}#${fragment}`, 303);
}

/** Undefined for what no provider sends, such as two values for one name. */
function readAnswer(sent: URLSearchParams): ProviderAnswer | undefined {
  const names = { state: "state", code: "code", issuer: "iss", error: "error", user: "user" } as const;
  const all = Object.entries(names);
  if (all.some(([, name]) => sent.getAll(name).length > 1)) return undefined;
  const parsed = answerShape.safeParse(Object.fromEntries(all.map(([key, name]) => [key, sent.get(name)])));
  return parsed.success ? parsed.data : undefined;
}

/** Reads an answer that was stored as text. */
export function parseAnswer(text: string): ProviderAnswer {
  return answerShape.parse(JSON.parse(text));
}
