// Node cuts small buffers out of a shared pool, which stays in memory as long as any of them is in use. Of a pool of the usual 64 kB, one
// nearly always is.
import { Buffer } from "node:buffer";

Buffer.poolSize = 8192;
