import { queryOptions } from "@tanstack/react-query";
import { listSessions, readSecurityEvents } from "#contract/endpoints/account.ts";
import { request } from "../../api/request.ts";

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => request(listSessions, {}, { signal }),
});

export const securityEventsQuery = queryOptions({
  queryKey: ["security-events"],
  queryFn: ({ signal }) => request(readSecurityEvents, {}, { signal }),
});
