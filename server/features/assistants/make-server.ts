import { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ApiRefusal } from "./call-api.ts";
import { type Api, requestIdShape, tools } from "./tools.ts";

const requestNamed = z.object(requestIdShape);

const instructions =
  "Platewise is a food diary with a source for every number. Say where figures come from, and that amounts were guessed where they were. Energy is in kcal, the rest in g.";

interface ServerParts {
  /** Calls that belong to one request of the program, which names it. */
  readonly apiFor: (requestId: string | undefined) => Api;
  readonly scope: TokenScope;
  /** Of the caller's diary. */
  readonly today: CalendarDay;
}

/** Offers only what the token may do. */
export function makeServer({ apiFor, scope, today }: ServerParts): McpServer {
  const server = new McpServer({ name: "platewise", title: "Platewise", version: "1.0.0" }, { instructions });
  for (const { name, title, description, input, isWriting = false, run } of tools) {
    if (isWriting && scope === "read") continue;
    const annotations = {
      readOnlyHint: !isWriting,
      destructiveHint: name === "delete_meal",
      openWorldHint: false,
    };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given) => {
      try {
        const { requestId } = requestNamed.parse(given);
        const answer = { ...(await run(apiFor(requestId && `${name} ${requestId}`), given, today)) };
        return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
      } catch (failure) {
        if (!(failure instanceof ApiRefusal)) throw failure;
        return { content: [{ type: "text", text: `${failure.code}: ${failure.message}` }], isError: true };
      }
    });
  }
  return server;
}
