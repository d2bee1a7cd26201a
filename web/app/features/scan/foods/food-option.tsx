import { useEffect, useRef } from "react";
import { useFormats } from "../../../i18n/use-formats.ts";
import { classes } from "../../../ui/classes.ts";
import { useRowDescription, useTableName } from "../../nutrition/use-source-credit.ts";
import type { FoundFood } from "./use-food-search.ts";

interface FoodOptionProps {
  readonly id: string;
  readonly food: FoundFood;
  readonly isActive: boolean;
  readonly onPick: () => void;
}

/** One search result. The search field keeps the focus; arrow keys there move `isActive`. */
export function FoodOption({ id, food, isActive, onPick }: FoodOptionProps) {
  const formats = useFormats();
  const tableName = useTableName();
  const description = useRowDescription()(food.source);
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const portionKcal = (food.per100Grams.calories * food.defaultGrams) / 100;
  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      onKeyDown={(event) => event.key === "Enter" && onPick()}
      className={classes(
        "flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-md border px-3 py-2 text-sm",
        isActive ? "border-basil-300 bg-basil-50" : "border-line bg-card hover:bg-oat",
      )}
    >
      <span className="grid min-w-0">
        <span className="font-semibold first-letter:uppercase">{food.name}</span>
        <span className="line-clamp-2 text-ink-muted wrap-anywhere">
          {description === undefined || description === food.name
            ? tableName(food.source.table)
            : description}
        </span>
      </span>
      <span className="figures shrink-0 text-ink-muted">
        {formats.inline([formats.foodWeight(food.defaultGrams), formats.energy(portionKcal)])}
      </span>
    </div>
  );
}
