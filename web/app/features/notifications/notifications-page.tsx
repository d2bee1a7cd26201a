import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { NotificationState } from "#contract/shapes/notifications.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { cityOfZone, deviceTimeZone } from "../../time/device-time-zone.ts";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailure } from "../account/load-failure.tsx";
import { type Person, usePerson } from "../account/session/use-person.ts";
import { ProfilePageHead } from "../frame/profile-page-head.tsx";
import { notificationsQuery } from "./notifications-query.ts";
import { OccasionsCard } from "./occasions-card.tsx";
import { OtherDevicesCard } from "./other-devices-card.tsx";
import { QuietHoursCard } from "./quiet-hours-card.tsx";
import { ThisDeviceCard } from "./this-device-card.tsx";
import { useSettingsDraft } from "./use-settings-draft.ts";

export function NotificationsPage() {
  const { t } = useTranslation("notifications");
  const person = usePerson();
  const state = useQuery(notificationsQuery);
  return (
    <div className="grid gap-5 md:gap-6">
      <ProfilePageHead title={t("page.title")} />
      {state.isPending && <Skeleton className="h-64" />}
      {state.isError && !state.data && <LoadFailure error={state.error} onRetry={() => state.refetch()} />}
      {state.data && person && <Notifications person={person} state={state.data} />}
    </div>
  );
}

function Notifications({ person, state }: { person: Person; state: NotificationState }) {
  const { t } = useTranslation(["notifications", "common"]);
  const errorText = useErrorText();
  const { draft, change, error, isSaved, retry } = useSettingsDraft(state.settings);
  const zone = cityOfZone(deviceTimeZone());
  return (
    <>
      {error && (
        <RetryAlert title={t("notifications:page.notSaved")} onRetry={retry}>
          {errorText(error)}
        </RetryAlert>
      )}
      <div className="grid items-start gap-5 md:gap-6 lg:grid-cols-2">
        <div className="grid gap-5 md:gap-6">
          <ThisDeviceCard personId={person.id} devices={state.devices} />
          <OtherDevicesCard devices={state.devices} />
        </div>
        <div className="grid gap-5 md:gap-6">
          <OccasionsCard settings={draft} onChange={change} hasScanLimit={!person.isPro} />
          <QuietHoursCard settings={draft} onChange={change} />
          <p className="text-sm text-ink-muted">{t("notifications:page.zone", { zone })}</p>
          <p role="status" className="text-sm text-ink-muted empty:hidden">
            {isSaved && t("notifications:page.saved")}
          </p>
        </div>
      </div>
    </>
  );
}
