/** server/testing: what the server's tests stand on. This file: a call that the Stripe double answers. */
import type { DoubleState } from "./double-state.ts";
import type { FormFields } from "./read-form.ts";

export interface DoubleCall {
  /** Method and path, `:id` where one stands. */
  readonly at: string;
  /** Throws a `DoubleError`; what it answers is expanded afterwards. */
  readonly answer: (state: DoubleState, fields: FormFields, id: string) => object;
}
