import { useTranslation } from "react-i18next";
import type { ConnectionRequest } from "#contract/shapes/assistants.ts";

/** Tells which program asks for access: its name is its own word, its address is where the access goes. */
export function ProgramFacts({ asked: { clientName, place } }: { asked: ConnectionRequest }) {
  const { t } = useTranslation("connect");
  const facts = [
    { term: t("facts.name"), text: clientName },
    { term: t("facts.place"), text: t(`place.${place.kind}`, { name: place.name }) },
  ];
  return (
    <dl className="grid gap-3 rounded-lg bg-oat p-4">
      {facts.map(({ term, text }) => (
        <div key={term} className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[8.5rem_1fr] sm:items-baseline">
          <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
          <dd className="font-medium wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
