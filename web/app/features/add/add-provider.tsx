import { createContext, type ReactNode, useContext, useState } from "react";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { useShownDay } from "../meals/use-shown-day.ts";
import { usePageScan } from "../scan/flow/scan-provider.tsx";
import type { AddPlace } from "./add-sheet.tsx";
import { waitingAdds } from "./waiting-adds.ts";

const AddSheet = lazyDialog(async () => (await import("./add-sheet.tsx")).AddSheet);

/** By itself it opens for the day that the page shows and the meal of the hour. */
const OpenAdd = createContext<(place?: Partial<AddPlace>) => void>(() => {
  throw new Error("useOpenAdd needs an AddProvider.");
});

/** One sheet over every page inside. */
export function AddProvider({ children }: { children: ReactNode }) {
  const shownDay = useShownDay();
  const { startFor } = usePageScan();
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
        {...(place && { place })}
        onClose={close}
        onScan={(target, input) => {
          close();
          startFor(target, input);
        }}
      />
    </OpenAdd>
  );
}

/** Opens the sheet, for example for the dinner of the day that the page shows: `openAdd({ mealType: "dinner" })`. */
export function useOpenAdd(): (place?: Partial<AddPlace>) => void {
  return useContext(OpenAdd);
}
