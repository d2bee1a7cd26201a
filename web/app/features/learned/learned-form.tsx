import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { mealNameMaxLength } from "#contract/limits.ts";
import type { LearnedDefaultAnswer } from "#contract/shapes/learned.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FoodWeightStepper } from "../nutrition/food-weight-stepper.tsx";
import { FoodSearch } from "../scan/foods/food-search.tsx";
import { type LearnedChange, toSourceKey, useChangeLearned } from "./use-change-learned.ts";

interface LearnedFormProps {
  readonly entry: LearnedDefaultAnswer;
  readonly onClose: () => void;
}

type FoodEntry = Extract<LearnedDefaultAnswer, { kind: "food" }>;
type FoodDraft = Pick<FoodEntry, "row" | "grams">;

/** Edits an entry in place of its row. What it means for everybody cannot be chosen for all of it: that is forgetting it. */
export function LearnedForm({ entry, onClose }: LearnedFormProps) {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const change = useChangeLearned(entry.id, onClose);
  const [name, setName] = useState(entry.kind === "meal" ? entry.name : "");
  const [food, setFood] = useState<FoodDraft>(entry.kind === "food" ? entry : { row: null, grams: null });
  const isEmpty =
    entry.kind === "meal" ? name.trim() === "" : toSourceKey(food.row) === null && food.grams === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !change.isPending) change.mutate(changeOf(entry, name, food));
  };
  return (
    <li className="py-3">
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        <p className="font-medium wrap-anywhere first-letter:uppercase">{entry.words}</p>
        {change.isError && <Alert title={t("learned.failed")}>{errorText(change.error)}</Alert>}
        {entry.kind === "meal" ? (
          <TextField
            label={t("learned.name")}
            value={name}
            maxLength={mealNameMaxLength}
            autoComplete="off"
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
        ) : (
          <FoodFields food={food} onChange={setFood} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" disabled={isEmpty} isBusy={change.isPending}>
            {t("learned.save")}
          </Button>
          <Button variant="ghost" size="sm" onClick={onClose}>
            {t("learned.cancel")}
          </Button>
        </div>
      </form>
    </li>
  );
}

function changeOf(entry: LearnedDefaultAnswer, name: string, { row, grams }: FoodDraft): LearnedChange {
  if (entry.kind === "meal") return { kind: "meal", name: name.trim() };
  return { kind: "food", row: toSourceKey(row), grams };
}

interface FoodFieldsProps {
  readonly food: FoodDraft;
  readonly onChange: (food: FoodDraft) => void;
}

const gramsAtFirst = 100;

function FoodFields({ food: { row, grams }, onChange }: FoodFieldsProps) {
  const { t } = useTranslation("profile");
  const [isSearching, setIsSearching] = useState(false);
  /** The two buttons for the amount replace each other: once one was pressed, the other takes over its focus. */
  const [hadGrams, setHadGrams] = useState(grams !== null);
  const [wasUnset, setWasUnset] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 wrap-anywhere">
          {row ? (row.name ?? t("learned.goneFood")) : t("learned.generalFood")}
        </p>
        {row && (
          <Button variant="ghost" size="sm" onClick={() => onChange({ row: null, grams })}>
            {t("learned.useGeneralFood")}
          </Button>
        )}
        {!isSearching && (
          // The key brings the focus here when the button beside it goes.
          <Button
            key={String(row === null)}
            variant="soft"
            size="sm"
            autoFocus
            onClick={() => setIsSearching(true)}
          >
            {t("learned.chooseFood")}
          </Button>
        )}
      </div>
      {isSearching && (
        <FoodSearch
          onPick={({ name, source: { table, code } }) => {
            onChange({ row: { table, code, name }, grams });
            setIsSearching(false);
          }}
          onCancel={() => setIsSearching(false)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {grams === null ? (
          <>
            <p className="min-w-0 flex-1">{t("learned.generalAmount")}</p>
            <Button
              variant="soft"
              size="sm"
              autoFocus={hadGrams}
              onClick={() => {
                setHadGrams(true);
                setWasUnset(true);
                onChange({ row, grams: gramsAtFirst });
              }}
            >
              {t("learned.setAmount")}
            </Button>
          </>
        ) : (
          <>
            <FoodWeightStepper
              label={t("learned.amount")}
              grams={grams}
              size="sm"
              onChange={(typed) => onChange({ row, grams: typed })}
            />
            <Button
              variant="ghost"
              size="sm"
              autoFocus={wasUnset}
              onClick={() => onChange({ row, grams: null })}
            >
              {t("learned.useGeneralAmount")}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
