import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-formats.ts";
import { classes } from "../../ui/classes.ts";
import { AgainIcon, PlusIcon } from "../../ui/icons/action-icons.tsx";
import { StarIcon } from "../../ui/icons/add-icons.tsx";
import { CheckIcon, ClockIcon } from "../../ui/icons/status-icons.tsx";
import type { Addable } from "./addable.ts";
import { withGrams } from "./addable-amount.ts";
import { type Add, addOfRow } from "./adds.ts";
import { moveToRow } from "./move-to-row.ts";
import type { AddRows } from "./row-actions.ts";
import { RowAmount } from "./row-amount.tsx";
import { RowFigures } from "./row-figures.tsx";

/** Changes by the buttons come in bursts; what is in the diary already is changed once. */
const restMs = 500;

interface FoundRowProps {
  readonly addable: Addable;
  readonly rows: AddRows;
  readonly isOpenAtFirst?: boolean;
}

/** The pill opens the amount below; the plus adds at once, and its tick takes back. */
export function FoundRow({ addable, rows, isOpenAtFirst = false }: FoundRowProps) {
  const { t } = useTranslation("add");
  const { adds, target } = rows;
  const amountId = useId();
  const added = addOfRow(adds.list, addable.key, target);
  const [chosen, setChosen] = useState<number>();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const grams = chosen ?? added?.grams ?? addable.grams;
  const shown = withGrams(addable, grams);
  const choose = (changed: number) => {
    setChosen(changed);
    clearTimeout(timer.current);
    if (added) timer.current = setTimeout(() => void adds.changeGrams(added, changed), restMs);
  };
  return (
    <li
      className={classes(
        "border-b border-line px-5 sm:px-6",
        added && added.state !== "refused" && "bg-basil-50",
      )}
    >
      <div className="flex min-h-15 items-center gap-3 py-2">
        <RowFigures {...shown}>
          <AmountPill
            addable={shown}
            isOwn={addable.isOwnAmount === true && grams === addable.grams}
            isOpen={isOpen}
            controls={amountId}
            onPress={() => setIsOpen(!isOpen)}
          />
        </RowFigures>
        <PlusOrTick
          name={addable.name}
          added={added}
          onAdd={() => adds.add(addable, grams, target)}
          onTakeBack={(add) => void adds.takeBack(add)}
          onRetry={adds.retry}
        />
      </div>
      <p role="alert" className="pb-2 text-sm text-danger empty:hidden">
        {added?.state === "refused" && t("row.refused", { problem: added.problem })}
      </p>
      {added?.state === "waiting" && <p className="pb-2 text-sm text-ink-muted">{t("row.waiting")}</p>}
      {isOpen && (
        <div id={amountId} className="pb-3">
          <RowAmount addable={addable} grams={grams} onGrams={choose} rows={rows} />
        </div>
      )}
    </li>
  );
}

interface AmountPillProps {
  readonly addable: Addable;
  readonly isOwn: boolean;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onPress: () => void;
}

function AmountPill({ addable, isOwn, isOpen, controls, onPress }: AmountPillProps) {
  const { t } = useTranslation("add");
  const formats = useFormats();
  const { name, grams, amountName } = addable;
  const amount = formats.inline([
    amountName && t(`row.${amountName}`),
    grams >= 1 ? formats.foodWeight(grams) : undefined,
  ]);
  const label = amount === "" ? t("row.details") : amount;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={t(isOwn ? "row.ownAmountOf" : "row.amountOf", { name, amount: label })}
      onClick={onPress}
      className={classes(
        // Taller for the finger than for the eye.
        "figures relative inline-flex min-h-7 items-center gap-1 rounded-full px-2.5 text-sm font-medium after:absolute after:inset-x-0 after:-inset-y-2",
        isOwn ? "bg-basil-100 text-basil-800" : "bg-oat text-ink-soft",
      )}
    >
      {isOwn && <StarIcon className="size-3.5" />}
      {label}
    </button>
  );
}

interface PlusOrTickProps {
  readonly name: string;
  readonly added: Add | undefined;
  readonly onAdd: () => void;
  readonly onTakeBack: (add: Add) => void;
  readonly onRetry: (add: Add) => void;
}

function PlusOrTick({ name, added, onAdd, onTakeBack, onRetry }: PlusOrTickProps) {
  const { t } = useTranslation("add");
  const state = added?.state;
  const press = () => {
    if (!added) onAdd();
    else if (state === "refused") onRetry(added);
    else if (state !== "removing") onTakeBack(added);
  };
  const icons = {
    ...{ adding: CheckIcon, added: CheckIcon, removing: PlusIcon },
    ...{ refused: AgainIcon, waiting: ClockIcon },
  };
  const StateIcon = state ? icons[state] : PlusIcon;
  const isOn = state === "adding" || state === "added" || state === "waiting";
  const key = state === "refused" ? "row.retry" : isOn ? "row.takeBack" : "row.add";
  return (
    <button
      type="button"
      data-add-row
      aria-label={t(key, { name })}
      aria-busy={state === "adding" || state === "removing" || undefined}
      onClick={press}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        // A key that is held down adds once.
        if (event.key === "Enter" && event.repeat) event.preventDefault();
        moveToRow(event);
      }}
      className={classes(
        "grid size-11 shrink-0 place-items-center rounded-full transition-[background-color,scale] duration-120 active:scale-90",
        isOn ? "bg-primary text-white" : "bg-basil-100 text-basil-800 hover:bg-basil-200",
      )}
    >
      <StateIcon className="size-5" />
    </button>
  );
}
