import { readFileSync } from "node:fs";
import type { AnswerMemory, AnswerSource } from "./meal-model.ts";
import { type ModelAnswer, readModelAnswer } from "./model-answer.ts";
import { ModelFailure } from "./model-failure.ts";

type Id = string | number | null;

/** Answers that a model gave earlier, read from lines of `{ id, answer }`; for measuring without a provider. */
export class RecordedSource implements AnswerSource {
  readonly name = "recorded";
  readonly model = "recorded";
  /** Undefined: recorded, but not of the shape that is asked for. */
  readonly #answers: ReadonlyMap<Id, ModelAnswer | undefined>;
  #id: Id = null;

  constructor(file: string) {
    const lines = readFileSync(file, "utf8").split("\n");
    this.#answers = new Map(lines.filter((line) => line.trim() !== "").map(readLine));
  }

  /** The questions that follow are about this one. Returns its answer, if one was recorded. */
  turnTo(id: Id): ModelAnswer | undefined {
    this.#id = id;
    return this.#answers.get(id);
  }

  async ask(): Promise<ModelAnswer> {
    const answer = this.#answers.get(this.#id);
    if (answer !== undefined) return answer;
    // Neither says that the next line has no answer.
    if (this.#answers.has(this.#id)) throw new ModelFailure("malformed");
    throw new ModelFailure("refused", "no answer was recorded");
  }
}

/** Remembers nothing: a record answers the same each time. */
export const noMemory: AnswerMemory = { find: async () => undefined, keep: async (_, answer) => answer };

/** The answer as an object, or as the text in which the model wrote it. */
function readLine(line: string): [Id, ModelAnswer | undefined] {
  const { id, answer } = JSON.parse(line) as { id: Id; answer: unknown };
  return [id, readModelAnswer(typeof answer === "string" ? answer : JSON.stringify(answer ?? null))];
}
