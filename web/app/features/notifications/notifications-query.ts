import { queryOptions } from "@tanstack/react-query";
import { getNotifications } from "#contract/endpoints/notifications.ts";
import { request } from "../../api/request.ts";

export const notificationsQuery = queryOptions({
  queryKey: ["notifications"],
  queryFn: ({ signal }) => request(getNotifications, {}, { signal }),
});
