import { queryOptions } from "@tanstack/react-query";
import { listSessions, readSecurityEvents } from "#contract/endpoints/account.ts";
import { listSignInMethods } from "#contract/endpoints/sign-in-providers.ts";
import { request } from "../../api/request.ts";

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => request(listSessions, {}, { signal }),
});

export const securityEventsQuery = queryOptions({
  queryKey: ["security-events"],
  queryFn: ({ signal }) => request(readSecurityEvents, {}, { signal }),
});

export const signInMethodsQuery = queryOptions({
  queryKey: ["sign-in-methods"],
  queryFn: ({ signal }) => request(listSignInMethods, {}, { signal }),
});
