import { useTranslation } from "react-i18next";
import { useIsConnected } from "../../../api/connection.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CloseIcon } from "../../../ui/icons/action-icons.tsx";
import { ClockIcon, OfflineIcon } from "../../../ui/icons/status-icons.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import type { Add } from "../../add/adds.ts";
import { forgetWaitingAdd, keepWaitingAdd } from "../../add/waiting-adds.ts";
import { kcalColumn } from "./row-line.tsx";

/** A food that was added and that the server has not got yet, as a row of its meal. It counts in no sum until then. */
export function WaitingAddRow({ add }: { add: Add }) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const isConnected = useIsConnected();
  const { name, grams, calories, mayHaveArrived } = add;
  const RowIcon = isConnected ? ClockIcon : OfflineIcon;
  const discard = () => {
    forgetWaitingAdd(add.id);
    showToast({
      title: t("waiting.addDiscarded", { name }),
      action: { label: t("food.undo"), onSelect: () => keepWaitingAdd(add) },
    });
  };
  return (
    <li className="flex min-h-row items-center gap-2 border-t border-line pl-4 pr-1">
      <RowIcon className="size-4.5 shrink-0 text-basil-700" />
      {/* Of two lines whatever it waits for, so that nothing below it moves. */}
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="line-clamp-1 wrap-anywhere">
          <span className="inline-block font-medium first-letter:uppercase">{name}</span>{" "}
          {grams >= 0.5 && (
            <span className="figures text-sm text-ink-muted">{formats.foodWeight(grams)}</span>
          )}
        </span>
        <span role="status" className="text-xs text-ink-muted">
          {t(isConnected ? "waiting.toAdd" : "waiting.offline")}
        </span>
      </span>
      <span className={`${kcalColumn} text-ink-muted`}>{formats.energy(calories)}</span>
      <span className="grid w-11 shrink-0 place-items-center">
        {/* One that may be in the diary already is taken back where it was added, which asks the server. */}
        {!isConnected && !mayHaveArrived && (
          <IconButton label={t("waiting.discard", { name })} onClick={discard}>
            <CloseIcon className="size-4" />
          </IconButton>
        )}
      </span>
    </li>
  );
}
