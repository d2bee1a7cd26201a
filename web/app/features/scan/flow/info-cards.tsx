import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import { CameraIcon } from "../../../ui/icons/photo-icons.tsx";
import { BookIcon, TargetIcon } from "../../../ui/icons/status-icons.tsx";

const cards = [
  { name: "photo", CardIcon: CameraIcon },
  { name: "sources", CardIcon: BookIcon },
  { name: "goals", CardIcon: TargetIcon },
] as const;

export function InfoCards() {
  const { t } = useTranslation("analysis");
  return (
    <ul className="grid w-full grid-cols-1 gap-4 md:grid-cols-3">
      {cards.map(({ name, CardIcon }) => (
        <li key={name} className="grid grid-cols-1">
          <Card className="flex gap-4 md:grid md:content-start md:gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-basil-100 text-basil-700">
              <CardIcon className="size-6" />
            </span>
            <div className="grid gap-1">
              <h2 className="text-lg">{t(`scanner.cards.${name}.title`)}</h2>
              <p className="text-ink-soft">{t(`scanner.cards.${name}.text`)}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
