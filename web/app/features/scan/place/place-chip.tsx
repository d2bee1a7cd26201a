import { useTranslation } from "react-i18next";
import { TargetChip } from "../../add/target-chip.tsx";
import { useScanPlace } from "./scan-place.ts";

/** The meal and day that the scan goes to. */
export function PlaceChip() {
  const { t } = useTranslation(["analysis", "add"]);
  const choice = useScanPlace();
  if (!choice) return null;
  const { place, onChange } = choice;
  return (
    <TargetChip
      label={t("place.label")}
      target={place}
      onChange={(target) =>
        onChange({ ...target, isDayChosen: place.isDayChosen || target.day !== place.day })
      }
    />
  );
}
