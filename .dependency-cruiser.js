// Import rules: rooms import downwards only, nothing imports the composition files, no cycles (including type-only imports).
import { readdirSync } from "node:fs";

/** Features that only the browser has; the others are called as the server calls them. */
const browserFeatures = ["frame", "install", "nutrition", "offline"];

/** Which other rooms each room may import. */
const roomMayUse = {
  domain: [],
  food: ["domain"],
  analysis: ["food", "domain", "locales"],
  contract: ["domain"],
  content: ["contract", "domain"],
  locales: ["domain"],
  web: ["contract", "domain", "locales"],
  server: ["analysis", "food", "content", "contract", "domain", "locales"],
};

/** Features import only from lower floors, listed from the lowest up. */
const featureFloors = {
  "web/app/features": [["account/session"], ["plans"]],
  "server/features": [
    ["mails", "account", "quota", "learned", "meals", "goals", "profile", "body", "water", "support"],
    ["products", "plates"],
    ["scan", "insights", "plans", "add", "imports", "notifications"],
    ["anonymous", "assistants", "dashboard", "exports", "account-deletion"],
  ],
};

const unplaced = readdirSync(new URL("server/features/", import.meta.url)).filter(
  (feature) => !featureFloors["server/features"].flat().includes(feature),
);
if (unplaced.length > 0)
  throw new Error(
    `server/features/${unplaced.join(", ")} has no floor: add it to featureFloors in .dependency-cruiser.js, above what it imports.`,
  );

const unnamed = readdirSync(new URL("web/app/features/", import.meta.url)).filter(
  (feature) => ![...featureFloors["server/features"].flat(), ...browserFeatures].includes(feature),
);
if (unnamed.length > 0)
  throw new Error(
    `web/app/features/${unnamed.join(", ")}: call it as server/features does, or list it in browserFeatures in .dependency-cruiser.js.`,
  );

const rooms = Object.entries(roomMayUse).map(([room, lower]) => ({
  name: `room-order-${room}`,
  severity: "error",
  comment: `${room}/ may import only itself${lower.map((name) => `, ${name}/`).join("")} and packages.`,
  from: { path: `^${room}/`, pathNot: "\\.test\\.tsx?$" },
  to: {
    path: "^[a-z]",
    pathNot: [`^(${[room, ...lower].join("|")})/`, "^node_modules/", "^package\\.json$"],
    dependencyTypesNot: ["core"],
  },
}));

const serverFloors = featureFloors["server/features"].slice(0, -1).map((floor, at) => ({
  name: `server-feature-order-${at}`,
  severity: "error",
  comment: `${floor.join(", ")} must not import a feature of a higher floor.`,
  from: { path: `^server/features/(${floor.join("|")})/`, pathNot: "\\.test\\.ts$" },
  to: {
    path: `^server/features/(${featureFloors["server/features"]
      .slice(at + 1)
      .flat()
      .join("|")})/`,
  },
}));

const webFloors = [
  {
    name: "web-without-server-texts",
    severity: "error",
    comment: "The texts under locales/*/server, and what renders them, must not reach the browser.",
    from: { path: "^web/" },
    to: { path: "^locales/(render-text|[^/]+/server/)" },
  },
  {
    name: "web-session-lowest",
    severity: "error",
    comment: "account/session is the lowest feature: it must not import another.",
    from: { path: "^web/app/features/account/session/" },
    to: { path: "^web/app/features/(?!account/session/)" },
  },
  {
    name: "web-plans-second",
    severity: "error",
    comment: "plans may import no feature but account/session.",
    from: { path: "^web/app/features/plans/" },
    to: { path: "^web/app/features/(?!account/session/|plans/)" },
  },
  {
    name: "web-parts-without-business",
    severity: "error",
    comment: "ui, charts, api, i18n, seo and storage must not import features or routes.",
    from: { path: "^web/app/(ui|charts|api|i18n|seo|storage|theme)/" },
    to: { path: "^web/app/(features|routes)/" },
  },
];

/** Folders of the server and what they must not import, so that dependencies between two folders run in one direction. */
const serverDirections = [
  ["http", "site|features|adapters|telemetry"],
  ["site", "features|adapters|telemetry"],
  ["telemetry", "features|adapters|site"],
  ["(core|database)", "http|site|features|adapters|telemetry|backup|operator"],
  ["(core|database|http|site|telemetry|features|adapters|backup|operator)", "testing|trust"],
].map(([folder, forbidden], at) => ({
  name: `server-direction-${at}`,
  severity: "error",
  comment: `server/${folder} must not import server/(${forbidden}).`,
  from: { path: `^server/${folder}/`, pathNot: "\\.test\\.ts$" },
  to: { path: `^server/(${forbidden})/` },
}));

export default {
  forbidden: [
    ...rooms,
    ...serverFloors,
    ...webFloors,
    ...serverDirections,
    {
      name: "no-circle",
      severity: "error",
      comment: "No import cycles, including type-only imports: move the shared type down.",
      from: {},
      to: { circular: true },
    },
    {
      name: "nothing-imports-composers",
      severity: "error",
      comment:
        "main, app, serve-features, root and routes compose the application; nothing else may import them.",
      from: {
        pathNot: [
          "^server/(main|serve-built|app|serve-features|testing/.*)\\.ts$",
          "^server/features/[^/]+/routes\\.ts$",
          "\\.test\\.tsx?$",
          "^web/app/(root|routes)\\.tsx?$",
        ],
      },
      to: {
        path: "^(server/(main|app|serve-features)\\.ts|server/features/[^/]+/routes\\.ts|web/app/(root|routes)(\\.tsx?|/))",
      },
    },
    {
      name: "config-read-once",
      severity: "error",
      comment:
        "Only main and choose-adapters read the configuration; others get what they need as arguments.",
      from: {
        path: "^server/",
        pathNot: [
          "^server/(main|choose-adapters|app)\\.ts$",
          "^server/operator/",
          "^server/core/config",
          "\\.test\\.ts$",
          "/testing/",
        ],
      },
      to: { path: "^server/core/config\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      // Parts of fonts are made while building (tools/subset-fonts.ts), which fails for one that the style sheet does not name.
      to: { couldNotResolve: true, pathNot: ["^virtual:", "\\+types/", "^@fontsource-variable/.*\\.woff2"] },
    },
    {
      name: "no-dev-dependency-at-run-time",
      severity: "error",
      from: {
        path: "^(server|analysis|food|content|contract|domain|web)/",
        pathNot: ["\\.test\\.tsx?$", "/testing/", "^web/app/routes\\.ts$"],
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router|\\.data)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
