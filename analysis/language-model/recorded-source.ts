import { readFileSync } from "node:fs";
import type { AnswerMemory, AnswerSource } from "./meal-model.ts";
import { type ModelAnswer, readModelAnswer } from "./model-answer.ts";
import { ModelFailure } from "./model-failure.ts";

type Id = string | number | null;

/** Answers that a model gave earlier, read from lines of `{ id, answer }`; for measuring without a provider. */
export class RecordedSource implements AnswerSource {
  readonly name = "recorded";
  readonly model = "recorded";
  readonly #answers: ReadonlyMap<Id, ModelAnswer>;
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
    if (answer === undefined) throw new ModelFailure("unreachable", "no answer was recorded");
    return answer;
  }
}

/** Remembers nothing: a record answers the same each time. */
export const noMemory: AnswerMemory = { find: async () => undefined, keep: async (_, answer) => answer };

/** An answer that cannot be read is refused as it would be on its way from the provider. */
function readLine(line: string): [Id, ModelAnswer] {
  const { id, answer } = JSON.parse(line) as { id: Id; answer: unknown };
  const read = readModelAnswer(JSON.stringify(answer));
  if (read === undefined) throw new Error(`The recorded answer ${id} has not the shape that is asked for.`);
  return [id, read];
}
