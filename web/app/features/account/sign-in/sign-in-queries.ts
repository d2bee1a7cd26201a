import { queryOptions } from "@tanstack/react-query";
import { readSecondFactor } from "#contract/endpoints/second-factor.ts";
import { request } from "../../../api/request.ts";

export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: ({ signal }) => request(readSecondFactor, {}, { signal }),
});
