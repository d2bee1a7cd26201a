interface Bench {
  readonly about: string;
  /** Starts it with the options that follow the name. */
  readonly run: () => Promise<unknown>;
}

export const benches: Readonly<Record<string, Bench>> = {
  everyday: {
    about:
      "FILE… or --publish: accuracy of the analyser on everyday sentences, alone or with a model's recorded answers.",
    run: () => import("./everyday.ts"),
  },
  "switch-off": {
    about:
      "[--each] [--off STEP,…] [--only STEP,…] [--nutribench FOLDER] [--apart FILE]… FILE…: what steps of the text reader are worth.",
    run: () => import("./switch-off.ts"),
  },
  meals: {
    about: "FOLDER: accuracy of the analyser on the public meal sentences of NutriBench.",
    run: () => import("./meals.ts"),
  },
  photos: {
    about: "FOLDER: the offline photo recogniser on photos named after what they show.",
    run: () => import("./photos.ts"),
  },
  "blind-guess": {
    about: "FOLDER…: whether the kind of dish is among the first three offered for a photo named after it.",
    run: () => import("./blind-guess.ts"),
  },
  "plate-memory": {
    about:
      "FOLDER… [--fit]: whether the right meal of a simulated person is offered first, on photos by dish.",
    run: () => import("./plate-memory.ts"),
  },
  packages: {
    about: "FOLDER: barcodes and nutrition labels on photos of packets.",
    run: () => import("./packages.ts"),
  },
  "food-search": {
    about: "what comes first for the most eaten foods, and how long a keystroke takes.",
    run: () => import("./food-search.ts"),
  },
  "second-source": {
    about: "foods of one name whose energy differs by more than a third between two tables.",
    run: () => import("./second-source.ts"),
  },
  "calibrate-range": {
    about: "FOLDER [--write]: fits the calorie range to NutriBench and our everyday sentences.",
    run: () => import("./calibrate-range.ts"),
  },
  "fit-doubt": {
    about: "[--write] [--by-set]: fits when to ask about a meal to the sentences that were read.",
    run: () => import("./fit-doubt.ts"),
  },
  "fit-portions": {
    about: "[--write]: fits the portions that judges assume to the same sentences.",
    run: () => import("./fit-portions.ts"),
  },
  load: {
    about: "[--against COMMIT]: requests per second and latencies of the most frequent calls.",
    run: () => import("./load.ts"),
  },
  "first-figures": {
    about: "[--against FOLDER] [--rounds 7]: how soon a phone, slowed four times, paints the day's figures.",
    run: () => import("./first-figures.ts"),
  },
  soak: {
    about: "[MINUTES]: memory, p99 and errors at 60 % of the peak.",
    run: () => import("./soak.ts"),
  },
  "ten-million-meals": {
    about: "ten million meals compared with ten thousand (needs 18 GB).",
    run: () => import("./ten-million-meals.ts"),
  },
  "largest-answers": {
    about: "memory of the largest possible answers, eight at once.",
    run: () => import("./largest-answers.ts"),
  },
  "largest-calls": {
    about: "how long the largest calls of every endpoint hold the event loop.",
    run: () => import("./largest-calls.ts"),
  },
  attack: {
    about: "one account attacks for a minute; how much longer others wait.",
    run: () => import("./attack.ts"),
  },
  fuzz: {
    about: "[REQUESTS] [SEED]: random calls generated from the contract.",
    run: () => import("./fuzz.ts"),
  },
  "hostile-photos": {
    about: "what malformed photos and a hanging model provider cost other users.",
    run: () => import("./hostile-photos.ts"),
  },
  crash: {
    about: "[ROUNDS]: kills processes during writes; nothing may be lost or counted twice.",
    run: () => import("./crash.ts"),
  },
  failover: {
    about:
      "[ROUNDS]: kills the primary of a synchronous pair of PostgreSQL under load (needs Patroni, etcd and HAProxy).",
    run: () => import("./failover.ts"),
  },
  rolling: {
    about: "[COMMIT]: replaces two servers of that commit one by one under load.",
    run: () => import("./rolling.ts"),
  },
  backup: {
    about: "[MEALS]: how long a backup and a restore take.",
    run: () => import("./backup.ts"),
  },
};
