import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { readItem, writeItem } from "../../../storage/stored-items.ts";

/** Said with the first product that is looked up in this browser. */
export function CodeSentNote() {
  const { t } = useTranslation("analysis");
  const [isFirst] = useState(() => readItem("codeLookupSaid") === null);
  useEffect(() => {
    writeItem("codeLookupSaid", "yes");
  }, []);
  return isFirst ? <p className="text-sm text-ink-muted">{t("product.codeSent")}</p> : null;
}
