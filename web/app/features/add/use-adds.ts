import { useEffect, useEffectEvent, useRef } from "react";
import { isConnected, onConnectionChange } from "../../api/connection.ts";
import type { Addable } from "./addable.ts";
import { type Add, newAdd } from "./adds.ts";
import type { Target } from "./target.ts";
import { type Sending, useChangeGrams, useSending, useTakeBack } from "./use-send-adds.ts";
import { type AddList, useAddList, useShownMeals } from "./use-shown-adds.ts";
import { saveWaitingAdds, storedButNotListed, waitingAdds, withoutDiscarded } from "./waiting-adds.ts";

export type Adds = ReturnType<typeof useAdds>;

interface Sight {
  readonly isOpen: boolean;
  readonly isPageInSight: boolean;
}

/** Logs each thing at once, and takes it back. What had no answer waits in the browser, and is sent again. */
export function useAdds(sight: Sight) {
  const adds = useAddList();
  const isShown = useRef(sight.isOpen);
  const shown = useShownMeals(isShown, sight.isPageInSight);
  const sending = useSending(adds, shown, isShown);
  const { start, retry } = sending;
  useWaitingInBrowser(adds, sending);
  const onOpenChange = useEffectEvent((isOpenNow: boolean) => {
    isShown.current = isOpenNow;
    if (isOpenNow) adds.setList((all) => all.filter(({ state }) => state !== "added"));
    else if (adds.list.length > 0) void shown.refresh();
  });
  useEffect(() => onOpenChange(sight.isOpen), [sight.isOpen]);
  return {
    list: adds.list,
    add: (addable: Addable, grams: number, target: Target) => {
      const add = newAdd(addable, grams, target);
      adds.setList((all) => [...all, add]);
      start(add);
    },
    takeBack: useTakeBack(adds, shown, sending),
    retry,
    changeGrams: useChangeGrams(adds, shown, sending),
  };
}

/** Stores what has no answer, follows what was kept or discarded outside of the sheet, and sends what waits once there is a network. */
function useWaitingInBrowser({ list, setList }: AddList, { start, retry }: Sending): void {
  const stored = waitingAdds.use();
  useEffect(() => saveWaitingAdds(list), [list]);
  const follow = useEffectEvent((now: readonly Add[]) => {
    setList((all) => withoutDiscarded(all, now));
    const kept = storedButNotListed(list, now).map((add) => ({
      ...add,
      state: isConnected() ? ("adding" as const) : add.state,
    }));
    if (kept.length === 0) return;
    setList((all) => [...all, ...kept]);
    for (const add of kept) if (add.state === "adding") start(add);
  });
  useEffect(() => follow(stored), [stored]);
  const sendWaiting = useEffectEvent(() => {
    if (isConnected()) for (const add of list) if (add.state === "waiting") retry(add);
  });
  useEffect(() => {
    sendWaiting();
    return onConnectionChange(() => sendWaiting());
  }, []);
}
