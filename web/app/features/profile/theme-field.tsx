import { useTranslation } from "react-i18next";
import { themes } from "../../theme/theme.ts";
import { useTheme } from "../../theme/use-theme.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";

export function ThemeField() {
  const { t } = useTranslation("profile");
  const [theme, choose] = useTheme();
  return (
    <SegmentedChoice
      label={t("settings.theme.label")}
      hasVisibleLabel
      value={theme}
      onChange={choose}
      options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
    />
  );
}
