import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { whenIdle } from "../../time/when-idle.ts";
import { SwitchField } from "../../ui/switch-field.tsx";
import type { Person } from "../account/session/use-person.ts";
import { isDeviceSwitchOn } from "../notifications/device-switch.ts";
import { notificationsQuery } from "../notifications/notifications-query.ts";

const loadThisDevice = () => import("../notifications/this-device.ts");

/** Where it cannot be switched, their page says why and what to do. */
export function NotificationSwitch({ person }: { person: Person }) {
  const { t } = useTranslation("profile");
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [isOn, setIsOn] = useState(() => isDeviceSwitchOn(person.id));
  // Before it is used: browsers ask for permission only right after a tap.
  useEffect(() => whenIdle(() => loadThisDevice().catch(() => undefined)), []);
  const isChanging = useRef(false);
  const change = async (wanted: boolean) => {
    if (isChanging.current) return;
    isChanging.current = true;
    setIsOn(wanted);
    try {
      const { turnOff, turnOn } = await loadThisDevice();
      const isDone = wanted ? (await turnOn(person.id)) === "on" : await turnOff(person.id).then(() => true);
      if (isDone) return;
    } catch {
      // Shown on the page.
    } finally {
      isChanging.current = false;
      // The page of notifications may have been opened meanwhile.
      void cache.invalidateQueries(notificationsQuery);
    }
    setIsOn(!wanted);
    await navigate("/notifications");
  };
  return (
    <div>
      <SwitchField
        label={t("settings.notifications")}
        hint={t("settings.notificationsHint")}
        isOn={isOn}
        onChange={(wanted) => void change(wanted)}
      />
      <Link
        to="/notifications"
        className="inline-flex min-h-11 items-center font-medium text-basil-700 underline"
      >
        {t("settings.notificationsChoose")}
      </Link>
    </div>
  );
}
