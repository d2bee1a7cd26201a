import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { exportMeals } from "#contract/endpoints/meals.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { request } from "../../api/request.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { csvConvention } from "./csv-convention.ts";
import { type ExportSpan, exportSpans, getExportRange } from "./export-range.ts";
import { useDownload } from "./use-download.ts";

interface ExportMealsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Mounted anew each time it opens, so that the days end today. */
export function ExportMealsDialog({ isOpen, onClose }: ExportMealsDialogProps) {
  return isOpen && <OpenDialog onClose={onClose} />;
}

function OpenDialog({ onClose }: Pick<ExportMealsDialogProps, "onClose">) {
  const { t } = useTranslation("meals");
  const formId = useId();
  const [span, setSpan] = useState<ExportSpan>("month");
  const [customRange, setCustomRange] = useState(() => ({ from: addDays(today(), -6), to: today() }));
  const range = getExportRange(span, customRange, today());
  const fileName = `platewise-${t("export.fileName")}-${today()}.csv`;
  const download = useDownload(
    () => request(exportMeals, { query: { ...range, convention: csvConvention() } }),
    fileName,
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (range) download.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      isCompact
      onClose={onClose}
      title={t("export.title")}
      description={t("export.text")}
      width="sm"
      footer={
        <Button type="submit" form={formId} isBusy={download.isPending} disabled={!range} className="w-full">
          {t("export.download")}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <fieldset className="grid gap-1">
          <legend className="sr-only">{t("export.span")}</legend>
          {exportSpans.map((each) => (
            <label
              key={each}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-oat"
            >
              <input
                type="radio"
                name="span"
                checked={span === each}
                onChange={() => setSpan(each)}
                className="size-5 accent-basil-600"
              />
              {t(`export.spans.${each}`)}
            </label>
          ))}
        </fieldset>
        {span === "own" && (
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={t("export.from")}
              type="date"
              value={customRange.from}
              max={today()}
              onChange={(event) => setCustomRange({ ...customRange, from: event.target.value })}
            />
            <TextField
              label={t("export.to")}
              type="date"
              value={customRange.to}
              max={today()}
              error={range ? undefined : t("export.noRange")}
              onChange={(event) => setCustomRange({ ...customRange, to: event.target.value })}
            />
          </div>
        )}
      </form>
    </Dialog>
  );
}
