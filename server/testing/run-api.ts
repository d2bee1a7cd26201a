/** server/testing: what the server's tests stand on. This file: the process, as main.ts starts it, without pages. */
import { run } from "../main.ts";

await run();
