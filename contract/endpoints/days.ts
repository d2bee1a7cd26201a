import { endpoint } from "../endpoint.ts";
import { dayNotes, dayNotesChange, dayParams } from "../shapes/days.ts";

export const getDayNotes = endpoint({
  method: "GET",
  path: "/api/days/:day",
  access: "user",
  summary: "The note on a day, and whether averages leave the day out",
  params: dayParams,
  answer: dayNotes,
  failures: ["date_in_future"],
});
export const saveDayNotes = endpoint({
  method: "PUT",
  path: "/api/days/:day",
  access: "user",
  summary: "Save the note on a day, or whether averages leave the day out; what is absent stays",
  params: dayParams,
  body: dayNotesChange,
  answer: dayNotes,
  failures: ["date_in_future"],
});
