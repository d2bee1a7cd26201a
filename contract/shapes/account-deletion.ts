import * as z from "zod/mini";
import { instant } from "./primitives.ts";

/** Null: it is not to be deleted. */
export const deletionState = z.object({ deletesAt: z.nullable(instant) });
export const requestedDeletion = z.object({ deletesAt: instant });
