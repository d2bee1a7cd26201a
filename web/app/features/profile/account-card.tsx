import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import type { Person } from "../account/session/use-person.ts";
import { Avatar } from "../frame/avatar.tsx";

export function AccountCard({ person }: { person: Person }) {
  const { t } = useTranslation("common");
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <Avatar person={person} size="xl" />
      <div className="grid min-w-0 flex-1 basis-40 gap-1">
        <h2 className="text-xl">{person.displayName}</h2>
        {person.email && <p className="text-ink-muted wrap-anywhere">{person.email}</p>}
        <Badge tone={person.isPro ? "pro" : "free"} className="justify-self-start">
          {person.isPro ? t("plan.proMember") : t("plan.freePlan")}
        </Badge>
      </div>
    </Card>
  );
}
