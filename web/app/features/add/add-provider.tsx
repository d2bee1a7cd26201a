import { createContext, type ReactNode, useContext, useState } from "react";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { useShownDay } from "../meals/use-shown-day.ts";
import { useScanFor } from "../scan/flow/scan-provider.tsx";
import { waitingAdds } from "./waiting-adds.ts";

const AddSheet = lazyDialog(async () => (await import("./add-sheet.tsx")).AddSheet);

/** What the sheet opens for: by itself, the day that the page shows and the meal of the hour. */
interface AddPlace {
  readonly day?: CalendarDay;
  readonly mealType?: MealType;
}

const OpenAdd = createContext<(place?: AddPlace) => void>(() => {
  throw new Error("useOpenAdd needs an AddProvider.");
});

/** One sheet over every page inside. */
export function AddProvider({ children }: { children: ReactNode }) {
  const shownDay = useShownDay();
  const scanFor = useScanFor();
  const [place, setPlace] = useState<AddPlace>();
  // The sheet sends them.
  const hasWaiting = waitingAdds.use().length > 0;
  const close = () => setPlace(undefined);
  return (
    <OpenAdd value={(asked) => setPlace({ day: shownDay, ...asked })}>
      {children}
      <AddSheet
        isOpen={place !== undefined}
        isNeeded={hasWaiting}
        day={place?.day ?? today()}
        mealType={place?.mealType}
        onClose={close}
        onScan={(target, input) => {
          close();
          scanFor(target, input);
        }}
      />
    </OpenAdd>
  );
}

/** Opens the sheet, for example for the dinner of the day that the page shows: `openAdd({ mealType: "dinner" })`. */
export function useOpenAdd(): (place?: AddPlace) => void {
  return useContext(OpenAdd);
}
