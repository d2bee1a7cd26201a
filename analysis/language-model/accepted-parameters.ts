/** Which parameters a provider's model takes: tried with all, and learned from what it refuses. */

/** Refused for a parameter, not for the meal: nothing was charged. */
const refusals = [400, 422];
/** Each of the four can be learned once. */
export const lessonsMax = 4;
/** Keywords of JSON schemas that some providers refuse. */
const bounds = /maxitems|minitems|maxlength|minlength|maximum|minimum/;

export class AcceptedParameters {
  /** Newer models of OpenAI count the thinking in, and refuse the older name; most other servers know only that. */
  limitName: "max_tokens" | "max_completion_tokens";
  hasEffort = true;
  hasTemperature = true;
  /** Of arrays, texts and numbers in the schema. */
  hasBounds = true;

  constructor(limitName: AcceptedParameters["limitName"] = "max_tokens") {
    this.limitName = limitName;
  }

  /** True where the refusal names a parameter that the next try does without. */
  learn(status: number | undefined, refusal: string): boolean {
    if (status === undefined || !refusals.includes(status)) return false;
    const names = refusal.toLowerCase();
    if (this.limitName === "max_tokens" && names.includes("max_completion_tokens")) {
      this.limitName = "max_completion_tokens";
      return true;
    }
    if (this.limitName === "max_completion_tokens" && /max_completion_tokens|max_tokens/.test(names)) {
      this.limitName = "max_tokens";
      return true;
    }
    if (this.hasBounds && bounds.test(names)) {
      this.hasBounds = false;
      return true;
    }
    if (this.hasTemperature && names.includes("temperature")) {
      this.hasTemperature = false;
      return true;
    }
    if (this.hasEffort && /reasoning|thinking|effort/.test(names)) {
      this.hasEffort = false;
      return true;
    }
    return false;
  }
}
