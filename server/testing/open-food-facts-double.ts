import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (response: ServerResponse) => void;

const searchPath = "/cgi/search.pl";
const path = /^\/api\/v3\.5\/product\/(\d+)\.json$/;
/** A caller without a contact would be blocked in the end. */
const userAgent = /^[A-Za-z]+\/[\d.]+ \(\S+@\S+\)$/;

/**
 * Open Food Facts' API 3.5 as documented: an unknown product is a 404 with `product_not_found`. A flood is answered with a page, and 503
 * by its documentation of rate limits, 429 by older versions of it; `answerWith` plays both.
 */
export class OpenFoodFactsDouble {
  readonly #products = new Map<string, Record<string, unknown>>();
  #answer: Answer | undefined;
  readonly #server: Server;
  /** Codes and words in the order in which they were asked for. */
  readonly asked: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => this.#serve(request, response));
  }

  static async start(): Promise<OpenFoodFactsDouble> {
    const double = new OpenFoodFactsDouble();
    await new Promise<void>((resolve) => double.#server.listen(0, "127.0.0.1", resolve));
    return double;
  }

  get url(): string {
    // Safe: it listens on a port.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  add(code: string, product: Record<string, unknown>): void {
    this.#products.set(code, product);
  }

  /** Every call is answered like this until further notice. */
  answerWith(answer: Answer | undefined): void {
    this.#answer = answer;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #serve({ url = "", method, headers }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, "http://double");
    const code = path.exec(pathname)?.[1];
    const words = pathname === searchPath ? searchParams.get("search_terms") : null;
    const asked = code ?? words ?? undefined;
    if (method !== "GET" || asked === undefined || !userAgent.test(headers["user-agent"] ?? "")) {
      response.writeHead(403, { "Content-Type": "text/html" }).end("<html><h1>Forbidden</h1></html>");
      return;
    }
    this.asked.push(asked);
    if (this.#answer) {
      this.#answer(response);
      return;
    }
    const wanted = (searchParams.get("fields") ?? "").split(",");
    if (code === undefined) {
      this.#answerSearch(response, searchParams, wanted);
      return;
    }
    const product = this.#products.get(code);
    const fields = pick(product ?? {}, wanted);
    const answer = product
      ? { code, product: { code, ...fields }, status: "success", result: { id: "product_found" } }
      : { code, status: "failure", result: { id: "product_not_found" }, errors: [], warnings: [] };
    response
      .writeHead(product ? 200 : 404, { "Content-Type": "application/json" })
      .end(JSON.stringify(answer));
  }

  /** All words in the product's names or brands, sold in the country that is named. */
  #answerSearch(response: ServerResponse, parameters: URLSearchParams, wanted: readonly string[]): void {
    const words = (parameters.get("search_terms") ?? "").toLowerCase().split(/\s+/);
    const country = `en:${(parameters.get("tag_0") ?? "").toLowerCase().replaceAll(" ", "-")}`;
    const products = [...this.#products].flatMap(([code, product]) => {
      const text = JSON.stringify(product).toLowerCase();
      const isSold = Array.isArray(product.countries_tags) && product.countries_tags.includes(country);
      return isSold && words.every((word) => text.includes(word)) ? [{ code, ...pick(product, wanted) }] : [];
    });
    const answer = { count: products.length, page: 1, page_size: 20, products };
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  }
}

function pick(product: Record<string, unknown>, wanted: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(product).filter(([name]) => wanted.includes(name)));
}
