import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { saveSettings } from "#contract/endpoints/profile.ts";
import { type EnergyUnit, energyUnits } from "#domain/nutrition/energy-unit.ts";
import { dayStartHours, type UnitSystem, unitSystems } from "#domain/people/diary-preferences.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { useLocale } from "../../i18n/use-language.ts";
import { type ShownPreferences, storePreferences, usePreferences } from "../../storage/diary-preferences.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { userQuery } from "../account/session/user-query.ts";

/** Units, the unit of energy, when the day begins, whether calories and net carbohydrate are shown, where meals are analysed, and what is kept of photos. */
export function DiarySettings() {
  const { t } = useTranslation("profile");
  const { units, dayStartHour, hidesCalories, analysesHereOnly, remembersPlates, keepsPictures, ...shown } =
    usePreferences();
  const { showsNetCarbs, energyUnit } = shown;
  const save = useSavePreferences();
  return (
    <>
      <SegmentedChoice<UnitSystem>
        label={t("diary.units")}
        hasVisibleLabel
        options={unitSystems.map((value) => ({ value, label: t(`diary.${value}`) }))}
        value={units}
        onChange={(next) => save({ units: next })}
      />
      {!hidesCalories && (
        <SegmentedChoice<EnergyUnit>
          label={t("diary.energyUnit")}
          hasVisibleLabel
          options={energyUnits.map((value) => ({ value, label: value }))}
          value={energyUnit}
          onChange={(next) => save({ energyUnit: next })}
        />
      )}
      <SelectField
        label={t("diary.dayStart")}
        hint={t("diary.dayStartHint")}
        value={String(dayStartHour)}
        options={useHours()}
        onChange={(event) => save({ dayStartHour: Number(event.target.value) })}
      />
      <SwitchField
        label={t("diary.hideCalories")}
        hint={t("diary.hideCaloriesHint")}
        isOn={hidesCalories}
        onChange={(isOn) => save({ hidesCalories: isOn })}
      />
      <SwitchField
        label={t("diary.netCarbs")}
        hint={t("diary.netCarbsHint")}
        isOn={showsNetCarbs}
        onChange={(isOn) => save({ showsNetCarbs: isOn })}
      />
      <SwitchField
        label={t("diary.analyseHere")}
        hint={t("diary.analyseHereHint")}
        isOn={analysesHereOnly}
        onChange={(isOn) => save({ analysesHereOnly: isOn })}
      />
      <SwitchField
        label={t("diary.rememberPlates")}
        hint={t("diary.rememberPlatesHint")}
        isOn={remembersPlates}
        onChange={(isOn) => save({ remembersPlates: isOn })}
      />
      <SwitchField
        label={t("diary.keepPictures")}
        hint={t("diary.keepPicturesHint")}
        isOn={keepsPictures}
        onChange={(isOn) => save({ keepsPictures: isOn })}
      />
    </>
  );
}

function useHours() {
  const time = new Intl.DateTimeFormat(useLocale(), {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  const { min, max } = dayStartHours;
  return Array.from({ length: max - min + 1 }, (_, at) => ({
    value: String(min + at),
    label: time.format(Date.UTC(2000, 0, 1, min + at)),
  }));
}

/** Shown at once, and taken back if it could not be saved. */
function useSavePreferences(): (changes: Partial<Omit<ShownPreferences, "country">>) => void {
  const { t } = useTranslation("profile");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const before = usePreferences();
  const saving = useMutation({
    mutationFn: (changes: Partial<Omit<ShownPreferences, "country">>) =>
      request(saveSettings, { body: changes }),
    onError: (error) => {
      storePreferences(before);
      showFailure(t("diary.failed"), error);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(userQuery),
        queryClient.invalidateQueries({ queryKey: diaryKey }),
      ]),
  });
  return (changes) => {
    storePreferences({ ...before, ...changes });
    saving.mutate(changes);
  };
}
