/**
 * `npm run check:directions`: the rules of directions.ts. dependency-cruiser reads TypeScript by TypeScript's own API, which
 * version 7 does not have yet, and would find no file at all without saying so. Until it can, it is given a skeleton of each source:
 * the imports alone, type imports among them, as JavaScript.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { cruise, type IResolveOptions } from "dependency-cruiser";
import { parseSync } from "vite";
import { directions, packages } from "./directions.ts";

const resolveOptions: Partial<IResolveOptions> = {
  exportsFields: ["exports"],
  conditionNames: ["import"],
  extensions: [".js"],
};
const folders = ["src", "packages", "scripts", "e2e", "test", "bench"];

const imports = Object.fromEntries([
  ...packages.map((name) => [`#${name}/*`, `./packages/${name}/*`]),
  ["#*", "./src/*"],
]);

export interface Directions {
  /** Number of files that were looked at: none would mean that nothing was checked. */
  readonly files: number;
  /** e.g. `public-api: src/site/x.ts → src/directory/queries.ts`. */
  readonly violations: readonly string[];
}

/** @param root where `src` and the other folders are. */
export async function checkDirections(root: string): Promise<Directions> {
  const skeletons = await mkdtemp(path.join(os.tmpdir(), "easel-directions-"));
  try {
    const sources = await findSources(root);
    for (const source of sources) await writeSkeleton(root, source, skeletons);
    await writeFile(path.join(skeletons, "package.json"), JSON.stringify({ type: "module", imports }));
    return { files: sources.length, violations: await findViolations(skeletons, sources) };
  } finally {
    await rm(skeletons, { recursive: true });
  }
}

async function findSources(root: string): Promise<readonly string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
      // The bench's references are installed in a folder of their own.
      const own = names.filter((name) => /\.tsx?$/.test(name) && !name.split(path.sep).includes("node_modules"));
      return own.map((name) => path.join(folder, name));
    }),
  );
  return found.flat();
}

async function writeSkeleton(root: string, source: string, skeletons: string): Promise<void> {
  const text = await readFile(path.join(root, source), "utf8");
  const target = path.join(skeletons, asScript(source));
  const imports = importsOf(source, text).map((specifier) => `import ${JSON.stringify(asScript(specifier))};\n`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, imports.join(""));
}

const asScript = (file: string): string => file.replace(/\.tsx?$/, ".js");

/** Imports of our own sources; packages are knip's, whether they resolve is TypeScript's. */
function importsOf(file: string, text: string): readonly string[] {
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    // Both `await import("…")` and the type `import("…").X`.
    ...[...text.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g)].map(([, specifier]) => specifier),
  ];
  const own = requests.filter((specifier) => specifier !== undefined && /^[.#].*\.tsx?$/.test(specifier));
  return [...new Set(own)] as readonly string[];
}

async function findViolations(skeletons: string, sources: readonly string[]): Promise<readonly string[]> {
  const original = new Map(sources.map((source) => [asScript(source), source]));
  const nameOf = (file: string) => original.get(path.normalize(file)) ?? file;
  const present = [...new Set(sources.map((source) => source.split(path.sep, 1)[0] ?? ""))];
  const ruleSet = { forbidden: [...directions] };
  const { output } = await cruise(present, { baseDir: skeletons, validate: true, ruleSet }, resolveOptions);
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name) : [to];
    return `${rule.name}: ${[from, ...way].map(nameOf).join(" → ")}`;
  });
}

if (import.meta.main) {
  const { files, violations } = await checkDirections(".");
  for (const violation of violations) console.error(violation);
  console.log(`${files} files, ${violations.length} wrong directions`);
  process.exitCode = files === 0 || violations.length > 0 ? 1 : 0;
}
