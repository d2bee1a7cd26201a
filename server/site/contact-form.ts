// The contact form as a browser without JavaScript posts it. It goes through POST /api/tickets, so both share the same rules.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendTicket } from "#contract/endpoints/support.ts";
import { ticketRequest } from "#contract/shapes/support.ts";
import {
  type ContactField,
  type ContactOutcome,
  type ContactSubject,
  type ContactValues,
  contactSubjects,
} from "#contract/site.ts";
import type { Language } from "#domain/people/language.ts";

export interface ContactParts {
  /** Calls our own API and returns the status. */
  readonly callApi: (request: FastifyRequest, path: string, body: unknown) => Promise<number>;
}

/** Renders the page in the sender's language. `submit` needs that language and returns the outcome to show. */
type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  submit: (language: Language) => Promise<ContactOutcome>,
) => Promise<FastifyReply>;

const formMaxBytes = 64 * 1024;
/** Names for support staff, so always in English. */
const subjectNames: Readonly<Record<ContactSubject, string>> = {
  general: "General inquiry",
  support: "Technical support",
  bug: "Report a bug",
  feature: "Feature request",
  feedback: "Feedback",
};
const fieldOfTicket: Readonly<Record<string, ContactField>> = {
  name: "name",
  email: "email",
  subject: "subject",
  msg: "message",
};
const tooManyRequests = 429;
const serverFailure = 500;

export async function serveContact(app: FastifyInstance, parts: ContactParts, answer: Answer): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: formMaxBytes },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    forms.post("/contact", async (request, reply) =>
      answer(request, reply, (language) =>
        submitTicket(parts, { request, form: formOf(request.body), language }),
      ),
    );
  });
}

function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

interface ContactPost {
  readonly request: FastifyRequest;
  readonly form: URLSearchParams;
  readonly language: Language;
}

async function submitTicket(
  { callApi }: ContactParts,
  { request, form, language }: ContactPost,
): Promise<ContactOutcome> {
  const values: ContactValues = {
    name: form.get("name") ?? "",
    email: form.get("email") ?? "",
    subject: form.get("subject") ?? "",
    message: form.get("message") ?? "",
  };
  const subject = contactSubjects.find((known) => known === values.subject);
  const ticket = ticketRequest.safeParse({
    name: values.name,
    email: values.email,
    subject: subject ? subjectNames[subject] : "",
    msg: values.message,
    language,
    website: form.get("website") ?? "",
  });
  if (!ticket.success) {
    const faulty = new Set(ticket.error.issues.map(({ path }) => fieldOfTicket[String(path[0])]));
    return { kind: "invalid", values, faults: fieldOrder.filter((field) => faulty.has(field)) };
  }
  const status = await callApi(request, sendTicket.path, ticket.data);
  if (status < 300) return { kind: "sent" };
  return { kind: failureKind(status), values };
}

function failureKind(status: number): "tooMany" | "server" | "failed" {
  if (status === tooManyRequests) return "tooMany";
  return status >= serverFailure ? "server" : "failed";
}

const fieldOrder: readonly ContactField[] = ["name", "email", "subject", "message"];
