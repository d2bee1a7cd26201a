import { queryOptions } from "@tanstack/react-query";
import { listTokens } from "#contract/endpoints/tokens.ts";
import { request } from "../../../api/request.ts";

export const tokensQuery = queryOptions({
  queryKey: ["tokens"],
  queryFn: ({ signal }) => request(listTokens, {}, { signal }),
});
