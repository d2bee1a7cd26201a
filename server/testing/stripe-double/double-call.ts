import type { DoubleState } from "./double-state.ts";
import type { FormFields } from "./read-form.ts";

export interface DoubleCall {
  /** Method and path, with `:id` as placeholder. */
  readonly at: string;
  /** May throw a `DoubleError`. The result is expanded afterwards. */
  readonly answer: (state: DoubleState, fields: FormFields, id: string) => object;
}
