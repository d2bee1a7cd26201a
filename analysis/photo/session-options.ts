import type { InferenceSession } from "onnxruntime-node";

/** A photo must not take every core from those who scan text meanwhile. */
const threads = 2;

export const sessionOptions: InferenceSession.SessionOptions = {
  intraOpNumThreads: threads,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  extra: {
    session: {
      /** int8 weights become float32 once, when the model is loaded, instead of with every photo: three times faster. */
      disable_quant_qdq: "1",
      /** Waiting threads sleep instead of spinning. */
      intra_op: { allow_spinning: "0" },
    },
  },
};
