// Opens the setup for a signed-in person without goals, once a visit.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { type ItemAddress, readItem, writeItem } from "../../../storage/stored-items.ts";
import { nowMs } from "../../../time/clock.ts";
import type { Person } from "../../account/session/use-person.ts";
import { userQuery } from "../../account/session/user-query.ts";
import { goalsQuery } from "../goals-query.ts";

const GoalSetup = lazy(() => import("./goal-setup.tsx"));

/** The length of a visit; the setup opens again on the next one. */
const visitMs = 12 * 60 * 60 * 1000;

function setupSeenItem({ id }: Person): ItemAddress {
  return { item: "goalSetupSeen", owner: id };
}

function wasShownThisVisit(person: Person): boolean {
  return nowMs() - Date.parse(readItem(setupSeenItem(person)) ?? "") < visitMs;
}

export function GoalSetupGate({ person }: { person: Person }) {
  const queryClient = useQueryClient();
  const [isDone, setIsDone] = useState(() => wasShownThisVisit(person));
  const goals = useQuery({ ...goalsQuery, enabled: !isDone });
  // Once open it stays until it is finished: saving the goals must not unmount it.
  const [isOpen, setIsOpen] = useState(false);
  const isDue = !isDone && goals.data === null;
  if (isDue && !isOpen) setIsOpen(true);
  if (!isOpen || isDone) return null;
  const finish = () => {
    writeItem(setupSeenItem(person), new Date(nowMs()).toISOString());
    setIsDone(true);
    void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: goalsQuery.queryKey });
  };
  return (
    <Suspense>
      <GoalSetup onEnd={finish} />
    </Suspense>
  );
}
