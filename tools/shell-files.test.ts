import { expect, it } from "vitest";
import { shellFiles } from "./shell-files.ts";

it("includes imports, styles and fonts of pages and dialogs, but not what is loaded on demand", () => {
  const built = {
    "web/app/root.tsx": {
      file: "root.js",
      isEntry: true,
      imports: ["_a"],
      css: ["root.css"],
      assets: ["f.woff2"],
    },
    "web/app/routes/signed-in/analysis.tsx": { file: "analysis.js", isEntry: true, imports: ["_a"] },
    "web/app/charts/pie-chart.tsx": { file: "pie.js", isDynamicEntry: true, imports: ["_a", "_recharts"] },
    "node_modules/heic-to/heic-to.js": { file: "heic.js", isDynamicEntry: true },
    "web/app/features/scan/flow/scan-dialogs.tsx": {
      file: "dialogs.js",
      isDynamicEntry: true,
      imports: ["_b"],
    },
    _a: { file: "a.js", imports: ["_b"] },
    _b: { file: "b.js", imports: ["_a"] },
    _recharts: { file: "recharts.js" },
  };
  expect(shellFiles(built)).toEqual([
    "a.js",
    "analysis.js",
    "b.js",
    "dialogs.js",
    "f.woff2",
    "root.css",
    "root.js",
  ]);
});
