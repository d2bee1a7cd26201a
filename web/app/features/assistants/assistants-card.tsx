import { useTranslation } from "react-i18next";
import { mcpPath } from "#contract/mcp.ts";
import { Card } from "../../ui/card.tsx";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";

/** The settings of an assistant in JSON, as most programs that speak the protocol want them. */
function exampleOf(address: string): string {
  const headers = { Authorization: "Bearer platewise_…" };
  return JSON.stringify({ mcpServers: { platewise: { type: "http", url: address, headers } } }, undefined, 2);
}

export function AssistantsCard() {
  const { t } = useTranslation("data");
  const isHydrated = useIsHydrated();
  const address = `${isHydrated ? location.origin : ""}${mcpPath}`;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{t("assistants.title")}</h2>
      <p className="text-ink-muted">{t("assistants.text")}</p>
      <ol className="grid list-decimal gap-1 pl-5">
        <li>
          {t("assistants.first")} <code className="wrap-anywhere select-all">{address}</code>
        </li>
        <li>{t("assistants.second")}</li>
        <li>{t("assistants.third")}</li>
      </ol>
      <pre className="rounded-md bg-oat p-3 text-sm whitespace-pre-wrap wrap-anywhere">
        {exampleOf(address)}
      </pre>
      <p className="text-sm text-ink-muted">{t("assistants.privacy")}</p>
    </Card>
  );
}
