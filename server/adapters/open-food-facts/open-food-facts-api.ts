import { CircuitBreaker, type RequestFault } from "#analysis/circuit-breaker.ts";
import { productSearchMaxResults } from "#contract/limits.ts";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import type { ProductSource, ProductWords, PublicProduct } from "../../features/products/product-source.ts";
import { isRecord } from "./off-record.ts";
import { readOffRecord } from "./read-record.ts";

export interface OpenFoodFactsSettings {
  readonly url: string;
  /** Open Food Facts asks for an address to write to. */
  readonly contactEmail: string;
}

/** It usually answers in a fraction of a second; a scan waits for it. */
const deadlineMs = 1_500;
/** A search takes seconds there, and the person has asked for it. */
const searchDeadlineMs = 8_000;
/** How long the service is left alone after a failure: without a network, one scan in five minutes notices it. */
const leftAloneMs = 5 * 60_000;
const concurrencyMax = 4;
/** A product with all its fields has up to 200 kB; we ask for a few of them. */
const answerMaxBytes = 500_000;
/** AppName/Version (ContactEmail), as https://openfoodfacts.github.io/openfoodfacts-server/api/ asks. */
const userAgent = (contactEmail: string) => `Platewise/1.0 (${contactEmail})`;
const fields = [
  "code",
  "product_name",
  "product_name_en",
  "product_name_es",
  "product_name_fr",
  "generic_name",
  "brands",
  "quantity",
  "product_quantity",
  "product_quantity_unit",
  "serving_quantity",
  "serving_quantity_unit",
  "countries_tags",
  // Of API 3.5 and later. The sets as well as their sum, which prefers the prepared food.
  "nutrition",
  // Of servers that do not have it yet.
  "nutriments",
].join(",");
/** The oldest version that has `nutrition`; later servers answer in its form. */
const apiVersion = "v3.5";
const unknownProduct = ["product_not_found", "product_found_with_a_different_product_type"];

export function createOpenFoodFacts({ url, contactEmail }: OpenFoodFactsSettings): ProductSource {
  const breaker = new CircuitBreaker(concurrencyMax, { leftAloneMs });
  // Searches are slow there for days, while single products are found at once.
  const searchBreaker = new CircuitBreaker(concurrencyMax, { leftAloneMs });
  const get = async (address: URL, waitMs: number) => {
    const answer = await fetch(address, {
      headers: { "User-Agent": userAgent(contactEmail), Accept: "application/json" },
      signal: AbortSignal.timeout(waitMs),
      // An answer must not choose which address of our network is asked next.
      redirect: "error",
    });
    return { status: answer.status, text: await readText(answer) };
  };
  const ask = async (code: Barcode): Promise<PublicProduct | undefined> => {
    const address = new URL(`/api/${apiVersion}/product/${code}.json?fields=${fields}`, url);
    const { status, text } = await get(address, deadlineMs);
    return readAnswer(code, status, text);
  };
  return {
    find: (code) => breaker.run(() => ask(code)),
    search: (sought) =>
      searchBreaker.run(async () => {
        const { status, text } = await get(searchAddress(url, sought), searchDeadlineMs);
        return readSearch(status, text);
      }),
  };
}

const english = new Intl.DisplayNames("en", { type: "region" });

/** The search by words of the server itself; the API of version 3 has none. */
function searchAddress(url: string, { words, language, country }: ProductWords): URL {
  const address = new URL("/cgi/search.pl", url);
  const parameters = {
    ...{ search_terms: words, search_simple: "1", action: "process", json: "1", lc: language },
    ...{ sort_by: "unique_scans_n", page_size: String(productSearchMaxResults), fields },
    // Its names of countries are English.
    ...{ tagtype_0: "countries", tag_contains_0: "contains", tag_0: english.of(country) ?? country },
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address;
}

function readSearch(status: number, text: string): readonly PublicProduct[] {
  const answer = parse(text);
  if (status !== 200 || !isRecord(answer) || !Array.isArray(answer.products))
    throw new Error(`Open Food Facts: status ${status} to a search`);
  return answer.products
    .slice(0, productSearchMaxResults)
    .flatMap((product: unknown) => (isRecord(product) ? (readOffRecord(product) ?? []) : []));
}

/** It answered, but not with this product: other codes are still looked up, or anybody who finds such a code could stop that. */
class OddProduct extends Error implements RequestFault {
  readonly isOfRequest = true;
}

async function readText({ body }: Response): Promise<string> {
  if (body === null) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > answerMaxBytes) throw new OddProduct("Open Food Facts: the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** An unknown product, and what is no food, is answered with 404 and a result; a 404 of something else says nothing about the product. */
function readAnswer(code: Barcode, status: number, text: string): PublicProduct | undefined {
  const answer = parse(text);
  if (!isRecord(answer) || (status !== 200 && status !== 404)) {
    throw new Error(`Open Food Facts: status ${status}, ${isRecord(answer) ? "JSON" : "no JSON"}`);
  }
  if (isRecord(answer.result) && unknownProduct.includes(String(answer.result.id))) return undefined;
  if (status !== 200 || !isRecord(answer.product))
    throw new OddProduct("Open Food Facts: no product in the answer");
  const product = readOffRecord({ code: answer.code, ...answer.product });
  if (product !== undefined && product.code !== code)
    throw new OddProduct("Open Food Facts: another product");
  return product;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
