import { createContext, type ReactNode, useContext, useState } from "react";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { useShownDay } from "../meals/use-shown-day.ts";
import { useStartScanFor } from "../scan/flow/scan-provider.tsx";

const AddSheet = lazyDialog(async () => (await import("./add-sheet.tsx")).AddSheet);

/** For the meal that is named, or for the one that the time suggests. */
export type OpenAdd = (mealType?: MealType) => void;

const OpenAddContext = createContext<OpenAdd>(() => {
  throw new Error("useOpenAdd needs an AddProvider.");
});

interface OpenedFor {
  readonly day: CalendarDay;
  readonly mealType: MealType | undefined;
}

/** One sheet over every page inside, for the day that the page shows. */
export function AddProvider({ children }: { children: ReactNode }) {
  const shownDay = useShownDay();
  const startScanFor = useStartScanFor();
  const [opened, setOpened] = useState<OpenedFor>();
  const close = () => setOpened(undefined);
  return (
    <OpenAddContext value={(mealType) => setOpened({ day: shownDay, mealType })}>
      {children}
      <AddSheet
        isOpen={opened !== undefined}
        day={opened?.day ?? today()}
        mealType={opened?.mealType}
        onClose={close}
        onScan={(target) => {
          close();
          startScanFor(target);
        }}
      />
    </OpenAddContext>
  );
}

export function useOpenAdd(): OpenAdd {
  return useContext(OpenAddContext);
}
