import * as endpoints from "#contract/endpoints/products.ts";
import type { OwnProductFields } from "#contract/shapes/products.ts";
import { type Barcode, digitsOf, normalFormOf } from "#domain/barcodes/barcode.ts";
import { preferredLanguage } from "#domain/people/preferred-language.ts";
import { AppError } from "../../core/app-error.ts";
import { chooseCountry } from "../../http/choose-country.ts";
import { countChange } from "../../http/count-change.ts";
import type { Serve } from "../../http/serve.ts";
import { lockAccount } from "../account/lock-account.ts";
import type { ProductParts } from "./find-product.ts";
import {
  checkProduct,
  deleteOwnProduct,
  listOwnProducts,
  type OwnProduct,
  saveOwnProduct,
} from "./own-products-table.ts";
import { parseBarcode } from "./parse-barcode.ts";
import { findByCode, searchProducts } from "./search-products.ts";

export function serveProducts(serve: Serve, parts: ProductParts): void {
  const { db } = parts;
  serve(
    endpoints.searchProducts,
    async ({ query: { words, ...asked }, caller, acceptLanguage, address, now }) => {
      const language = asked.language ?? preferredLanguage(acceptLanguage);
      const code = normalFormOf(digitsOf(words));
      if (code !== undefined) return findByCode(parts, { caller, address, code, language, now });
      const country = chooseCountry(caller, acceptLanguage, language);
      return searchProducts(parts, { userId: caller.userId, words, language, country, now });
    },
  );
  serve(endpoints.listOwnProducts, async ({ caller }) =>
    (await listOwnProducts(db, caller.userId)).map(checkProduct),
  );
  serve(
    endpoints.saveOwnProduct,
    async ({ params, body, caller: { userId }, now }) => {
      const product = ownProductOf(parseBarcode(params.code), body);
      await db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, userId);
        const { numAffectedRows } = await saveOwnProduct({ userId, product, now }).execute(transaction);
        if (!numAffectedRows) throw new AppError("own_product_limit_exceeded");
      });
      return checkProduct(product);
    },
    countChange,
  );
  serve(endpoints.deleteOwnProduct, async ({ params, caller }) => {
    const wasThere = await deleteOwnProduct(db, caller.userId, parseBarcode(params.code));
    if (!wasThere) throw new AppError("product_not_found");
  });
}

function ownProductOf(code: Barcode, { figures, ...fields }: OwnProductFields): OwnProduct {
  return { code, ...fields, kilojoules: null, figures };
}
