import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { addDays } from "#domain/time/calendar-day.ts";
import { useIsConnected } from "../../api/connection.ts";
import { today } from "../../time/today.ts";
import { whenIdle } from "../../time/when-idle.ts";
import { dayMealsQuery } from "../meals/meal-queries.ts";
import { ownProductsQuery } from "../products/own-products-queries.ts";
import { favouritesQuery, ownFoodsQuery, recipesQuery, usualQuery } from "./add-queries.ts";
import { presentMealType } from "./present-meal-type.ts";

/** Asks in idle time for the lists that the browser does not have, so that the sheet can first be opened without a network. */
export function useListsOffline(): void {
  const client = useQueryClient();
  const isConnected = useIsConnected();
  useEffect(() => {
    if (!isConnected) return;
    const askForMissing = () =>
      void Promise.allSettled([
        client.ensureQueryData(usualQuery(presentMealType())),
        client.ensureQueryData(dayMealsQuery(addDays(today(), -1))),
        client.ensureQueryData(favouritesQuery),
        client.ensureQueryData(ownFoodsQuery),
        client.ensureQueryData(recipesQuery),
        client.ensureQueryData(ownProductsQuery),
      ]);
    return whenIdle(askForMissing);
  }, [client, isConnected]);
}
