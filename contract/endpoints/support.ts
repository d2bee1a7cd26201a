import { endpoint } from "../endpoint.ts";
import { ticket, ticketRequest } from "../shapes/support.ts";

export const sendTicket = endpoint({
  method: "POST",
  path: "/api/tickets",
  access: "anyone",
  isOpenBeforeDeletion: true,
  summary: "Send a message to support, signed in or not",
  body: ticketRequest,
  answer: ticket,
  status: 201,
  isIdempotent: true,
});
