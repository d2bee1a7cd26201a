import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { foodSearchMaxLength } from "#contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FoodOption } from "./food-option.tsx";
import { type FoundFood, useFoodSearch } from "./use-food-search.ts";

interface FoodSearchProps {
  readonly onPick: (found: FoundFood) => void;
  readonly onCancel: () => void;
}

/** Finds a food of the table by name. A combobox: arrow keys move, Enter picks. */
export function FoodSearch({ onPick, onCancel }: FoodSearchProps) {
  const { t } = useTranslation("analysis");
  const listId = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const search = useFoodSearch(text);
  const found = search.foods;
  const activeFood = found[active];
  const optionId = (index: number) => `${listId}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      onCancel();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (activeFood) onPick(activeFood);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + step + found.length) % Math.max(1, found.length));
    }
  };

  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextField
          className="flex-1"
          label={t("add.label")}
          placeholder={t("add.placeholder")}
          value={text}
          maxLength={foodSearchMaxLength}
          autoFocus
          data-own-escape
          autoComplete="off"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeFood ? optionId(active) : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
        />
        <Button variant="ghost" onClick={onCancel}>
          {t("add.cancel")}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-muted">
        {search.status === "searching" && t("add.searching")}
        {search.status === "failed" && t("add.failed")}
        {search.status === "none" && t("add.none", { query: text.trim() })}
        {search.status === "found" && t("add.results", { count: found.length })}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={t("add.label")}
        className="grid max-h-72 auto-rows-max gap-1 overflow-y-auto overscroll-contain empty:hidden"
      >
        {found.map((food, index) => (
          <FoodOption
            key={`${food.source.table} ${food.source.code}`}
            id={optionId(index)}
            food={food}
            isActive={index === active}
            onPick={() => onPick(food)}
          />
        ))}
      </div>
    </div>
  );
}
