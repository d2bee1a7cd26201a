import { useTranslation } from "react-i18next";
import { TokensCard } from "../account/tokens/tokens-card.tsx";
import { AssistantsCard } from "../assistants/assistants-card.tsx";
import { ProfilePageHead } from "../frame/profile-page-head.tsx";
import { ImportCard } from "./import-card.tsx";

export function DataPage() {
  const { t } = useTranslation("data");
  return (
    <div className="grid gap-5 md:gap-6">
      <ProfilePageHead title={t("title")} />
      <div className="grid items-start gap-5 md:gap-6 lg:grid-cols-2">
        <ImportCard />
        <div className="grid gap-5 md:gap-6">
          <TokensCard />
          <AssistantsCard />
        </div>
      </div>
    </div>
  );
}
