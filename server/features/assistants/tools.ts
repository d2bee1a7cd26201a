import { diaryTools } from "./diary-tools.ts";
import { searchEverything } from "./food-tools.ts";
import { logTools } from "./log-tools.ts";
import { readDays } from "./read-days.ts";
import type { Tool } from "./tool.ts";

/** In the order in which an assistant is shown them. */
export const tools: readonly Tool[] = [
  logTools.logMealInWords,
  searchEverything,
  logTools.logFoods,
  diaryTools.readDay,
  readDays,
  diaryTools.readSummary,
  diaryTools.readGoals,
  diaryTools.setGoals,
  logTools.deleteOneMeal,
];
