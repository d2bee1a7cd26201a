import { ExportMealsButton } from "../exports/export-meals-button.tsx";
import { ExportMyDataButton } from "../exports/export-my-data-button.tsx";

/** Everyone can export all their data as JSON; Pro also gets meals as a table. */
export function DataExports() {
  return (
    <>
      <ExportMyDataButton />
      <ExportMealsButton />
    </>
  );
}
