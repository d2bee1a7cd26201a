import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card.tsx";
import { idlePart } from "../../ui/idle-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const GoalsForm = idlePart(
  async () => (await import("./goals-form.tsx")).GoalsForm,
  () => <Skeleton className="h-130" />,
);

export function GoalsCard() {
  const { t } = useTranslation("dashboard");
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("goals.title")}</h2>
        <p className="text-ink-muted">{t("goals.text")}</p>
      </div>
      <GoalsForm />
    </Card>
  );
}
