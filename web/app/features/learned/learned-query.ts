import { queryOptions } from "@tanstack/react-query";
import { listLearned } from "#contract/endpoints/learned.ts";
import { request } from "../../api/request.ts";

export const learnedQuery = queryOptions({
  queryKey: ["learned"],
  queryFn: ({ signal }) => request(listLearned, {}, { signal }),
});
