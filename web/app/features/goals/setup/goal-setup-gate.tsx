/** web/features/goals/setup: opens the setup for a signed-in person without goals: once a visit, so that it never nags. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Person } from "../../session/use-person.ts";
import { userQuery } from "../../session/user-query.ts";
import { goalsQuery } from "../goals-query.ts";

const GoalSetup = lazy(() => import("./goal-setup.tsx"));

function seenKey(person: Person): string {
  return `goal_setup_seen:${person.id}`;
}

export function GoalSetupGate({ person }: { person: Person }) {
  const queryClient = useQueryClient();
  const [isOver, setIsOver] = useState(() => sessionStorage.getItem(seenKey(person)) !== null);
  const goals = useQuery({ ...goalsQuery, enabled: !isOver });
  // Once open it stays until its own end: saving the goals must not tear it down.
  const [isOpen, setIsOpen] = useState(false);
  const isDue = !isOver && goals.data === null;
  if (isDue && !isOpen) setIsOpen(true);
  if (!isOpen || isOver) return null;
  const end = () => {
    sessionStorage.setItem(seenKey(person), new Date().toISOString());
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
