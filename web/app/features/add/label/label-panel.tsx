import { useState } from "react";
import { useTranslation } from "react-i18next";
import { micronutrientNames, micronutrientUnits } from "#domain/nutrition/nutrients.ts";
import { printsSodium } from "#domain/products/printed-figures.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useLocale } from "../../../i18n/use-language.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { usePerson } from "../../account/session/use-person.ts";
import type { AddView } from "../add-view.ts";
import { OwnFoodForm } from "../own-food-form.tsx";
import { PanelActions } from "../panel-actions.tsx";
import { LabelPicture } from "./label-picture.tsx";
import { labelValues, needsServingWeight, type ReadVitamins } from "./label-values.ts";
import { ServingWeight } from "./serving-weight.tsx";
import { type ReadLabelPhoto, UnusablePhoto, useReadLabel } from "./use-read-label.ts";

interface LabelPanelProps {
  readonly onBack: () => void;
  readonly onView: (view: AddView) => void;
}

/** From a photo of a nutrition table to a food of one's own, with the photo beside the figures. */
export function LabelPanel({ onBack, onView }: LabelPanelProps) {
  const locale = useLocale();
  const { energyUnit } = useFormats();
  const hasSodium = printsSodium(usePerson()?.country ?? null);
  const [read, setRead] = useState<ReadLabelPhoto>();
  if (read === undefined) return <LabelCapture onRead={setRead} onBack={onBack} onView={onView} />;
  if (needsServingWeight(read.label)) {
    const complete = (servingGrams: number) => setRead({ ...read, label: { ...read.label, servingGrams } });
    return (
      <div className="grid gap-5">
        {read.picture && <LabelPicture picture={read.picture} />}
        <ServingWeight onKnown={complete} onBack={() => setRead(undefined)} />
      </div>
    );
  }
  const { values, doubts, carbohydrate, unit, micronutrients, ...portions } = labelValues(
    read.label,
    locale,
    { energyUnit, hasSodium },
  );
  const { barcode: code } = read.label;
  const packet = code === null ? undefined : { code, unit, micronutrients, ...portions };
  return (
    <div className="grid gap-5">
      <LabelSummary
        picture={read.picture}
        doubted={Object.keys(doubts).length}
        code={code}
        micronutrients={micronutrients}
      />
      <OwnFoodForm
        food={undefined}
        label={{ photoId: read.photoId, values: { ...values, carbohydrate }, doubts, portions, packet }}
        onBack={() => setRead(undefined)}
        onView={onView}
      />
    </div>
  );
}

interface LabelSummaryProps {
  readonly picture: Blob | undefined;
  readonly doubted: number;
  readonly code: string | null;
  readonly micronutrients: ReadVitamins;
}

function LabelSummary({ picture, doubted, code, micronutrients }: LabelSummaryProps) {
  const { t } = useTranslation("add");
  const micronutrientName = useTranslation("analysis").t;
  const formats = useFormats();
  const kept = micronutrientNames.flatMap((name) => {
    const amount = micronutrients[name];
    if (amount === undefined) return [];
    return `${micronutrientName(`micro.names.${name}`)} ${formats.amount(amount, micronutrientUnits[name])}`;
  });
  return (
    <>
      {picture && <LabelPicture picture={picture} />}
      <Alert tone={doubted > 0 ? "warning" : "success"} title={t("label.read")}>
        {doubted > 0 ? t("label.check", { count: doubted }) : t("label.clear")}
      </Alert>
      {code !== null && (
        <p className="text-ink-soft">
          {t("label.keptUnderCode", { code })}
          {kept.length > 0 && ` ${t("label.alsoKept", { list: formats.list(kept) })}`}
        </p>
      )}
    </>
  );
}

interface LabelCaptureProps extends LabelPanelProps {
  readonly onRead: (read: ReadLabelPhoto) => void;
}

function LabelCapture({ onRead, onBack, onView }: LabelCaptureProps) {
  const { t } = useTranslation("add");
  const errorText = useErrorText();
  const reading = useReadLabel(onRead);
  const { error } = reading;
  const problem =
    error instanceof UnusablePhoto ? t(`label.problem.${error.problem}`) : error && errorText(error);
  const choose = (file: File) => reading.mutate(file);
  return (
    <div className="grid gap-5">
      {problem && (
        <Alert
          title={t("label.failed")}
          action={
            <Button variant="secondary" size="sm" onClick={() => onView({ kind: "ownFood" })}>
              {t("label.type")}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      <p className="text-ink-soft">{t("label.hint")}</p>
      {reading.isPending ? (
        <p role="status" className="flex items-center gap-3 py-3 text-ink-soft">
          <Spinner className="size-5" />
          {t("label.reading")}
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <FileButton onFile={choose} isFromCamera>
            {t("label.camera")}
          </FileButton>
          <FileButton variant="secondary" onFile={choose}>
            {t("label.gallery")}
          </FileButton>
        </div>
      )}
      <p className="text-sm text-ink-muted">{t("label.privacy")}</p>
      <PanelActions onBack={onBack}>{null}</PanelActions>
    </div>
  );
}
