// `npm run bench` lists what can be measured; `npm run bench -- NAME [options]` measures it.
import { benches } from "./benches.ts";

const [, , name] = process.argv;
if (name !== undefined && Object.hasOwn(benches, name)) {
  process.argv.splice(2, 1);
  await benches[name]?.run();
} else {
  if (name !== undefined) {
    console.error(`There is no bench called ${name}.\n`);
    process.exitCode = 1;
  }
  console.log("npm run bench -- NAME [options]; results are in bench/results\n");
  for (const [each, { about }] of Object.entries(benches)) console.log(`${each.padEnd(18)} ${about}`);
}
