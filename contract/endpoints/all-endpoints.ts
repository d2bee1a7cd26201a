/** contract/endpoints: the whole table, for the API's description and for tests that must see every endpoint. */
import * as identity from "./identity.ts";
import * as meals from "./meals.ts";
import * as scanning from "./scanning.ts";

export const allEndpoints = Object.values({ ...identity, ...scanning, ...meals });
