import { createContext, type ReactNode, useContext, useState } from "react";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { useShownDay } from "../meals/use-shown-day.ts";
import { useStartScanFor } from "../scan/flow/scan-provider.tsx";

const AddSheet = lazyDialog(async () => (await import("./add-sheet.tsx")).AddSheet);

const OpenAdd = createContext<() => void>(() => {
  throw new Error("useOpenAdd needs an AddProvider.");
});

/** One sheet over every page inside, for the day that the page shows. */
export function AddProvider({ children }: { children: ReactNode }) {
  const shownDay = useShownDay();
  const startScanFor = useStartScanFor();
  const [day, setDay] = useState<CalendarDay>();
  const close = () => setDay(undefined);
  return (
    <OpenAdd value={() => setDay(shownDay)}>
      {children}
      <AddSheet
        isOpen={day !== undefined}
        day={day ?? today()}
        onClose={close}
        onScan={(target) => {
          close();
          startScanFor(target);
        }}
      />
    </OpenAdd>
  );
}

export function useOpenAdd(): () => void {
  return useContext(OpenAdd);
}
