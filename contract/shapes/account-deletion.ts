import * as z from "zod/mini";
import { instant } from "./primitives.ts";

/** When the account is deleted; null: it is not to be. */
export const deletionState = z.object({ deletesAt: z.nullable(instant) });
export const requestedDeletion = z.object({ deletesAt: instant });
