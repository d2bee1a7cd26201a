import { useTranslation } from "react-i18next";
import { type PrintedBasis, printedBases } from "#domain/products/printed-figures.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";

interface PrintedBasisChoiceProps {
  readonly basis: PrintedBasis;
  readonly onChange: (basis: PrintedBasis) => void;
}

/** Asks which amount the label's figures are for. */
export function PrintedBasisChoice({ basis, onChange }: PrintedBasisChoiceProps) {
  const { t } = useTranslation("analysis");
  return (
    <SegmentedChoice
      label={t("printedBasis.question")}
      hasVisibleLabel
      options={printedBases.map((value) => ({ value, label: t(`printedBasis.${value}`) }))}
      value={basis}
      onChange={onChange}
    />
  );
}
