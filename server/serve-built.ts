// The bundle's entry: selects the build of React before anything loads a package.
process.env.NODE_ENV ??= "production";
const { serveBuilt } = await import("./main.ts");
await serveBuilt();
