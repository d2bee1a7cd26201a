import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useToastTimer } from "../../../ui/toast/use-toast-timer.ts";
import { unmarkDeleted } from "../deletions.ts";
import { useDeleteMeal } from "../use-delete-meal.ts";

const undoForMs = 6000;

/** In the place of a deleted row, with the undo. It waits while it has the keyboard's focus or the pointer is over it. */
export function DeletedRow({ meal, day }: { meal: Meal; day: CalendarDay }) {
  const { t } = useTranslation("meals");
  const undo = useRef<HTMLButtonElement>(null);
  const remove = useDeleteMeal(day);
  const send = useEffectEvent(() => remove(meal));
  const end = useCallback(() => send(), []);
  const timer = useToastTimer(end, undoForMs);
  useEffect(() => {
    // The button that deleted it by keyboard is gone.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
    const leave = () => send();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return (
    <li
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && timer.pause("pointer")}
      onPointerLeave={() => timer.resume("pointer")}
      onFocus={({ target }) => target.matches(":focus-visible") && timer.pause("focus")}
      onBlur={() => timer.resume("focus")}
      className="flex min-h-row items-center gap-2 border-t border-line bg-oat/50 pr-1 pl-4"
    >
      <span className="min-w-0 flex-1 py-1.5 text-ink-muted wrap-anywhere">
        {t("row.deleted", { name: meal.name })}
      </span>
      <button
        ref={undo}
        type="button"
        aria-label={`${t("again.undo")} ${meal.name}`}
        onClick={() => unmarkDeleted(meal)}
        className="min-h-11 rounded-full px-3 text-sm font-semibold text-basil-700 hover:bg-basil-100"
      >
        {t("again.undo")}
      </button>
    </li>
  );
}
