import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProductDoubt } from "#domain/products/product.ts";

/** `serving`: what was typed for 100 g looks like a serving's. */
type FigureDoubt = ProductDoubt | "serving";

interface FigureDoubtsProps {
  readonly doubts: readonly FigureDoubt[];
  readonly children?: ReactNode;
}

/** Why the figures of a food cannot all be right; nothing where they can. */
export function FigureDoubts({ doubts, children }: FigureDoubtsProps) {
  const { t } = useTranslation("analysis");
  if (doubts.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-md bg-butter-soft px-3 py-2 text-sm">
      <p className="font-semibold">{t("product.doubtful")}</p>
      <ul className="list-disc pl-5">
        {doubts.map((doubt) => (
          <li key={doubt}>{t(`product.doubt.${doubt}`)}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** Before it saves contradicting figures a form says so, once for what is typed: saving again keeps them as they are. */
export function useDoubtsBeforeSaving<Fields>(doubtsOf: (fields: Fields) => readonly FigureDoubt[]) {
  const { t } = useTranslation("analysis");
  const [said, setSaid] = useState<string>();
  const [doubts, setDoubts] = useState<readonly FigureDoubt[]>([]);
  /** True where nothing contradicts itself, or the person was told of it. */
  const maySave = (fields: Fields) => {
    const found = doubtsOf(fields);
    const sent = JSON.stringify(fields);
    setDoubts(found);
    setSaid(sent);
    return found.length === 0 || sent === said;
  };
  const notice = (
    <div role="alert">
      <FigureDoubts doubts={doubts}>
        <p>{t("product.saveAnyway")}</p>
      </FigureDoubts>
    </div>
  );
  return { maySave, notice };
}
