import { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import { ToolRefusal } from "./call-api.ts";
import { diaryTools } from "./diary-tools.ts";
import { searchEverything } from "./food-tools.ts";
import { logTools } from "./log-tools.ts";
import { readDays } from "./read-days.ts";
import { type Api, type DiaryNow, requestIdShape, standardSchema, type Tool } from "./tool.ts";

/** Every tool, in the order in which an assistant is shown them. */
const tools: readonly Tool[] = [
  logTools.logMealInWords,
  searchEverything,
  logTools.logFoods,
  diaryTools.readDay,
  readDays,
  diaryTools.readSummary,
  diaryTools.readGoals,
  diaryTools.setGoals,
  logTools.deleteOneMeal,
];

const requestNamed = z.object(requestIdShape);

const instructionsAt = ({ today, timeZone }: DiaryNow) =>
  `Platewise is a food diary with a source for every number. Say where figures come from, and that amounts were guessed where they were. Energy is in kcal, the rest in g. Today is ${today} in the person's diary (${timeZone}).`;

interface ServerParts {
  /** Calls that belong to one request of the program, which names it. */
  readonly apiFor: (requestId: string | undefined) => Api;
  readonly scope: TokenScope;
  readonly now: DiaryNow;
}

/** Offers only what the token may do. */
export function makeServer({ apiFor, scope, now }: ServerParts): McpServer {
  const server = new McpServer(
    { name: "platewise", title: "Platewise", version: "1.0.0" },
    { instructions: instructionsAt(now) },
  );
  for (const { name, title, description, input, answer, isWriting = false, run } of tools) {
    if (isWriting && scope === "read") continue;
    const annotations = {
      readOnlyHint: !isWriting,
      destructiveHint: name === "delete_meal",
      openWorldHint: false,
    };
    const inputSchema = standardSchema(input, "input");
    const outputSchema = standardSchema(answer, "output");
    const config = { title, description, inputSchema, outputSchema, annotations };
    server.registerTool(name, config, async (given) => {
      try {
        const { requestId } = requestNamed.parse(given);
        const answered = await run(apiFor(requestId && `${name} ${requestId}`), given, now);
        return { content: [{ type: "text", text: JSON.stringify(answered) }], structuredContent: answered };
      } catch (failure) {
        if (!(failure instanceof ToolRefusal)) throw failure;
        return { content: [{ type: "text", text: failure.message }], isError: true };
      }
    });
  }
  return server;
}
