import { expect, it } from "vitest";
import styles from "./tokens.css?raw";

it("gives each colour one meaning: the later of two would replace the earlier everywhere", () => {
  const names = [...styles.matchAll(/^ {2}(--color-[\w-]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
