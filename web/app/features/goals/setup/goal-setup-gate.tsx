/** web/features/goals/setup: opens the setup for a signed-in person without goals: once a visit, so that it never nags. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { type ItemAddress, readItem, writeItem } from "../../../storage/stored-items.ts";
import { nowMs } from "../../../time/clock.ts";
import type { Person } from "../../session/use-person.ts";
import { userQuery } from "../../session/user-query.ts";
import { goalsQuery } from "../goals-query.ts";

const GoalSetup = lazy(() => import("./goal-setup.tsx"));

/** A visit's length: the setup opens again on the next one. */
const visitMs = 12 * 60 * 60 * 1000;

function seenBy({ id }: Person): ItemAddress {
  return { item: "goalSetupSeen", owner: id };
}

function wasSeen(person: Person): boolean {
  return nowMs() - Date.parse(readItem(seenBy(person)) ?? "") < visitMs;
}

export function GoalSetupGate({ person }: { person: Person }) {
  const queryClient = useQueryClient();
  const [isOver, setIsOver] = useState(() => wasSeen(person));
  const goals = useQuery({ ...goalsQuery, enabled: !isOver });
  // Once open it stays until its own end: saving the goals must not tear it down.
  const [isOpen, setIsOpen] = useState(false);
  const isDue = !isOver && goals.data === null;
  if (isDue && !isOpen) setIsOpen(true);
  if (!isOpen || isOver) return null;
  const end = () => {
    writeItem(seenBy(person), new Date(nowMs()).toISOString());
    setIsOver(true);
    void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: goalsQuery.queryKey });
  };
  return (
    <Suspense>
      <GoalSetup onEnd={end} />
    </Suspense>
  );
}
