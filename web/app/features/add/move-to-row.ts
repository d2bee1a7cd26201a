import type { KeyboardEvent } from "react";

const rowButton = "[data-add-row]";

/** The arrow keys go from the search field to the rows' buttons, between them, and back. */
export function moveToRow(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (key !== "ArrowDown" && key !== "ArrowUp") return;
  const dialog = currentTarget.closest("[role=dialog]");
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(`input[type=search], ${rowButton}`) ?? [])];
  const next = stops[stops.indexOf(currentTarget) + (key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
