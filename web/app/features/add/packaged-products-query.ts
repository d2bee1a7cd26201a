import { queryOptions } from "@tanstack/react-query";
import { searchProducts } from "#contract/endpoints/products.ts";
import type { Language } from "#domain/people/language.ts";
import { request } from "../../api/request.ts";

const staleMs = 5 * 60_000;

/** By words of their names, or the one of a barcode. */
export function packagedProductsQuery(words: string, language: Language) {
  return queryOptions({
    queryKey: ["packagedProducts", language, words],
    queryFn: ({ signal }) => request(searchProducts, { query: { words, language } }, { signal }),
    staleTime: staleMs,
    retry: false,
  });
}
