// Inlined in the head of each page of the app.
import { applyStoredTheme } from "./theme.ts";

applyStoredTheme();
