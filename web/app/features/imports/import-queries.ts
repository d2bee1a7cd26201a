import { queryOptions } from "@tanstack/react-query";
import { getImport, listImports } from "#contract/endpoints/imports.ts";
import { request } from "../../api/request.ts";

export const importsQuery = queryOptions({
  queryKey: ["imports"],
  queryFn: ({ signal }) => request(listImports, {}, { signal }),
});

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ["imports", id],
    queryFn: ({ signal }) => request(getImport, { params: { id } }, { signal }),
  });
