import { queryOptions } from "@tanstack/react-query";
import { listPasskeys } from "#contract/endpoints/passkeys.ts";
import { readSecondFactor } from "#contract/endpoints/second-factor.ts";
import { request } from "../../../api/request.ts";

export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: ({ signal }) => request(readSecondFactor, {}, { signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: ({ signal }) => request(listPasskeys, {}, { signal }),
});
