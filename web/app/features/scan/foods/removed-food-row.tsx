import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";

interface RemovedFoodRowProps {
  readonly name: string;
  readonly onRestore: () => void;
}

export function RemovedFoodRow({ name, onRestore }: RemovedFoodRowProps) {
  const { t } = useTranslation("analysis");
  return (
    <li className="flex items-center justify-between gap-3 py-3.5 text-ink-muted">
      <p role="status" className="first-letter:uppercase">
        {t("food.removed", { food: name })}
      </p>
      <Button
        variant="soft"
        size="sm"
        autoFocus
        aria-label={t("food.undoOf", { food: name })}
        onClick={onRestore}
      >
        {t("food.undo")}
      </Button>
    </li>
  );
}
