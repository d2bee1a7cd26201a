import { useTranslation } from "react-i18next";
import type { ConnectionRequest } from "#contract/shapes/connections.ts";

/** Who asks: its name is its own word, its address is where the access goes. */
export function ProgramFacts({ asked: { clientName, place } }: { asked: ConnectionRequest }) {
  const { t } = useTranslation("connect");
  return (
    <dl className="grid gap-x-4 gap-y-3 rounded-lg bg-oat p-4 sm:grid-cols-[auto_1fr]">
      <dt className="text-sm font-semibold text-ink-soft">{t("facts.name")}</dt>
      <dd className="font-medium wrap-anywhere">{clientName}</dd>
      <dt className="text-sm font-semibold text-ink-soft">{t("facts.place")}</dt>
      <dd className="wrap-anywhere">{t(`place.${place.kind}`, { name: place.name })}</dd>
    </dl>
  );
}
