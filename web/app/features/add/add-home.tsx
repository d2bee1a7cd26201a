import { useTranslation } from "react-i18next";
import { foodSearchMaxLength } from "#contract/limits.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { Button } from "../../ui/button.tsx";
import { ScanIcon } from "../../ui/icons/action-icons.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { AddView } from "./add-view.ts";
import type { Addable } from "./addable.ts";
import { SearchResults } from "./search-results.tsx";
import type { Target } from "./target.ts";
import { TargetChoice } from "./target-choice.tsx";
import type { useLog } from "./use-log.ts";
import { UsualLists } from "./usual-lists.tsx";

interface AddHomeProps {
  readonly target: Target;
  readonly onTarget: (target: Target) => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly log: ReturnType<typeof useLog>;
  readonly onView: (view: AddView) => void;
  readonly onScan: () => void;
}

export function AddHome({ target, onTarget, query, onQuery, log, onView, onScan }: AddHomeProps) {
  const { t } = useTranslation("add");
  const addAsItIs = ({ mealId, favouriteId, name, grams, item }: Addable) =>
    log.mutate(
      mealId === undefined
        ? { kind: "items", items: [item(grams)], ...(favouriteId !== undefined && { name }) }
        : { kind: "meal", mealId },
    );
  const rows = {
    isBusy: log.isPending,
    onAdd: addAsItIs,
    onOpen: (addable: Addable) => onView({ kind: "amount", addable }),
  };
  const { hidesCalories } = usePreferences();
  const ways = (["label", "quick", "ownFood", "recipe", "copyDay"] as const).filter(
    (way) => way !== "quick" || !hidesCalories,
  );
  return (
    <div className="grid gap-5">
      <TargetChoice target={target} onChange={onTarget} />
      <TextField
        type="search"
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        value={query}
        maxLength={foodSearchMaxLength}
        autoComplete="off"
        onChange={(event) => onQuery(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" size="sm" onClick={onScan}>
          <ScanIcon className="size-4" />
          {t("scan")}
        </Button>
        {ways.map((kind) => (
          <Button key={kind} variant="secondary" size="sm" onClick={() => onView({ kind })}>
            {t(`title.${kind}`)}
          </Button>
        ))}
      </div>
      {query.trim() === "" ? (
        <UsualLists mealType={target.mealType} {...rows} />
      ) : (
        <SearchResults query={query} {...rows} />
      )}
    </div>
  );
}
