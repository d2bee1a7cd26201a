// Small buffers are cut out of a shared one, which stays in memory for as long as any of them does. Of Node's usual 64 kB some part is nearly
// always needed.
import { Buffer } from "node:buffer";

Buffer.poolSize = 8192;
