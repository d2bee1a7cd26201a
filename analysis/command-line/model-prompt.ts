import { answerSchemas } from "../language-model/model-answer.ts";
import { instructions, type MealQuestion, promptFor } from "../language-model/prompt.ts";
import type { Id } from "./analyse-line.ts";

/** Exactly what a model would be sent for a line; `photo` is sent as a JPEG beside the words. */
export function modelPromptOf(id: Id, question: MealQuestion, photo?: string) {
  return {
    id,
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: promptFor(question), ...(photo === undefined ? {} : { photo }) },
    ],
    schema: answerSchemas.bounded,
  };
}
