import { useTranslation } from "react-i18next";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { type InsightRange, insightRanges } from "./insight-range.ts";

interface RangeChoiceProps {
  readonly label: string;
  readonly range: InsightRange;
  readonly onChange: (range: InsightRange) => void;
  readonly className?: string;
}

export function RangeChoice({ label, range, onChange, className }: RangeChoiceProps) {
  const { t } = useTranslation("dashboard");
  return (
    <SegmentedChoice
      label={label}
      options={insightRanges.map((value) => ({ value, label: t(`range.${value}`) }))}
      value={range}
      onChange={onChange}
      className={className ?? ""}
    />
  );
}
