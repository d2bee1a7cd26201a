import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card.tsx";
import { idlePart } from "../../ui/idle-part.tsx";

const DataExports = idlePart(async () => (await import("./data-exports.tsx")).DataExports);

export function DataCard() {
  const { t } = useTranslation("profile");
  return (
    <Card className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("data.title")}</h2>
        <p className="text-ink-muted">{t("data.text")}</p>
      </div>
      <div className="row-of-equals min-h-11 gap-3">
        <DataExports />
      </div>
    </Card>
  );
}
