import { endpoint } from "../endpoint.ts";
import {
  barcodeParams,
  foundProducts,
  ownProduct,
  ownProductFields,
  ownProducts,
  productSearchQuery,
} from "../shapes/products.ts";

export const listOwnProducts = endpoint({
  method: "GET",
  path: "/api/products/own",
  access: "user",
  summary: "The caller's own products, by name",
  answer: ownProducts,
});
export const saveOwnProduct = endpoint({
  method: "PUT",
  path: "/api/products/own/:code",
  access: "user",
  summary: "Keep a product under its barcode, for the caller alone; replaces the one that was kept there",
  params: barcodeParams,
  body: ownProductFields,
  answer: ownProduct,
  failures: ["invalid_barcode", "own_product_limit_exceeded"],
});
export const deleteOwnProduct = endpoint({
  method: "DELETE",
  path: "/api/products/own/:code",
  access: "user",
  summary: "Delete a product of one's own; saved meals keep it",
  params: barcodeParams,
  failures: ["product_not_found", "invalid_barcode"],
});
export const searchProducts = endpoint({
  method: "GET",
  path: "/api/products/search",
  access: "user",
  summary:
    "Packaged products by words of their names, asked of Open Food Facts where the server may, or the one of a barcode; none where it is not known",
  query: productSearchQuery,
  answer: foundProducts,
  failures: ["product_source_unavailable"],
});
