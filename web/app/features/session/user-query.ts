import { queryOptions } from "@tanstack/react-query";
import { me } from "#contract/endpoints/identity.ts";
import { request } from "../../api/request.ts";

const staleMs = 5 * 60 * 1000;
const keptMs = 10 * 60 * 1000;

export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: ({ signal }) => request(me, {}, { signal }),
  staleTime: staleMs,
  gcTime: keptMs,
});
