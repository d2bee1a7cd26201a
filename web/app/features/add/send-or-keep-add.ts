import type { Meal } from "#contract/shapes/meals.ts";
import { signedInAccountId } from "../../api/stored-tokens.ts";
import { isUnanswered } from "../offline/waiting-logs.ts";
import type { Add } from "./adds.ts";
import { sendAdd } from "./send-add.ts";
import { keepWaitingAdd } from "./waiting-adds.ts";

/** Undefined where no answer came: then it waits in its meal, and is sent again under its key. */
export async function sendOrKeepAdd(add: Add): Promise<Meal | undefined> {
  const owner = signedInAccountId();
  try {
    return await sendAdd(add, undefined);
  } catch (error) {
    if (!isUnanswered(error) || signedInAccountId() !== owner) throw error;
    keepWaitingAdd({ ...add, state: "waiting", mayHaveArrived: navigator.onLine });
    return undefined;
  }
}
