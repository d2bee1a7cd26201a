import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod";
import * as mini from "zod/mini";
import type { AnswerOf, AnyEndpoint, CallOf } from "#contract/endpoint.ts";
import { shapeNames } from "#contract/shapes/all-shapes.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Calls the API as the person's token may. */
export type Api = <const E extends AnyEndpoint>(endpoint: E, call: CallOf<E>) => Promise<AnswerOf<E>>;

export interface DiaryNow {
  /** The day of the caller's diary. */
  readonly today: CalendarDay;
  /** The day on the caller's calendar, which may have begun before the diary's. */
  readonly date: CalendarDay;
  /** IANA name. */
  readonly timeZone: string;
}

/** `Input` and `Answer` are made of the contract's shapes, so that a tool states the API's own limits. */
export interface Tool<
  Input extends z.ZodObject = z.ZodObject,
  Answer extends mini.ZodMiniObject = mini.ZodMiniObject,
> {
  readonly name: string;
  readonly title: string;
  /** Tells language models what it does, so it is English. */
  readonly description: string;
  readonly input: Input;
  readonly answer: Answer;
  /** Changes the diary: needs a token that may write. */
  readonly isWriting?: true;
  readonly run: (api: Api, input: z.output<Input>, now: DiaryNow) => Promise<z.output<Answer>>;
}

// Safe: a tool's own input and answer are all that it is called with and answers.
export const tool = <Input extends z.ZodObject, Answer extends mini.ZodMiniObject>(
  parts: Tool<Input, Answer>,
): Tool => parts as unknown as Tool;

/** The shape with a line for language models. */
export function withDescription<S extends mini.ZodMiniType>(shape: S, text: string): S {
  return shape.check(mini.describe(text));
}

/** Characters. */
const requestIdMaxLength = 100;

/** The id by which `makeServer` recognises a repeated request, for tools that log. */
export const requestIdShape = {
  requestId: z
    .string()
    .min(1)
    .max(requestIdMaxLength)
    .describe(
      "Any unique text for this meal, such as a UUID. Repeat it when you try again after an error or without an answer: the meal is then saved once.",
    )
    .optional(),
};

type Fields = Record<string, unknown>;
type JsonSchema = z.core.JSONSchema.BaseSchema;
type ToolShape = z.ZodObject | mini.ZodMiniObject;
const formatsWithoutPattern: ReadonlySet<unknown> = new Set(["uuid", "date", "date-time"]);

/** The tool's shape as JSON Schema, without patterns that repeat a format: a model reads every character. */
function describe(shape: ToolShape, io: "input" | "output"): JsonSchema {
  return z.toJSONSchema(shape, {
    ...{ io, unrepresentable: "any" },
    // Answers refer to their shapes, which occur in several places; many models cannot read that in an input.
    ...(io === "output" && { metadata: shapeNames }),
    override: ({ jsonSchema }) => {
      if (formatsWithoutPattern.has(jsonSchema.format)) delete jsonSchema.pattern;
    },
  });
}

const schemas = new WeakMap<ToolShape, JsonSchema>();

/** The shape as a schema that the protocol's library reads; described once, not for each server. */
export function standardSchema(
  shape: ToolShape,
  io: "input" | "output",
): StandardSchemaWithJSON<Fields, Fields> {
  const json = () => {
    const known = schemas.get(shape) ?? describe(shape, io);
    schemas.set(shape, known);
    return { ...known };
  };
  const { validate } = shape["~standard"] as StandardSchemaWithJSON<Fields, Fields>["~standard"];
  return { "~standard": { version: 1, vendor: "zod", validate, jsonSchema: { input: json, output: json } } };
}
