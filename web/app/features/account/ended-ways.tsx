import { useTranslation } from "react-i18next";
import type { CountedWay } from "#contract/shapes/ways-in.ts";

/** Ways into the account that end, or have ended. */
export function EndedWays({ title, ways }: { title: string; ways: readonly CountedWay[] }) {
  const { t } = useTranslation("account");
  if (ways.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p>{title}</p>
      <ul className="list-disc pl-5">
        {ways.map(({ way, count }) => (
          <li key={way}>{t(`waysIn.${way}`, { count })}</li>
        ))}
      </ul>
    </div>
  );
}
