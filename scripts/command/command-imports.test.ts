import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** Packages that only the server and the workers need: each takes a second or more to load. */
const serverOnly = [
  "better-auth",
  "hono",
  "pg-boss",
  "react",
  "react-router",
  "@hono/zod-openapi",
  "@lemonsqueezy/lemonsqueezy.js",
  "src/accounts/index.ts",
  "src/billing/index.ts",
  "src/credits/index.ts",
];

const { imports, scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  imports: Record<string, string>;
  scripts: Record<string, string>;
};

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return path.join(path.dirname(from), specifier);
  const [alias, target] = Object.entries(imports).find(([key]) => specifier.startsWith(key.replace("*", ""))) ?? [];
  return alias && target ? path.join(target.replace("*", specifier.slice(alias.length - 1))) : specifier;
}

const drizzle = {
  url: new URL("../../node_modules/drizzle-orm/", import.meta.url),
  importsOf: (file: string): readonly string[] =>
    [...readFileSync(new URL(file, drizzle.url), "utf8").matchAll(/from "(\.[^"]+)"/g)].map(
      ([, specifier = ""]) => specifier,
    ),
};

/** All that is loaded before the command begins: what is imported as a type is not, nor what is imported when it is needed. */
function loadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const source = readFileSync(file, "utf8");
  for (const [, names = "", specifier = ""] of source.matchAll(/^(?:import|export)\s([^;]*?)from "([^"]+)";/gm)) {
    const isTypeOnly = names.startsWith("type ");
    const loaded = resolve(file, specifier);
    if (isTypeOnly || seen.has(loaded)) continue;
    seen.add(loaded);
    if (loaded.endsWith(".ts")) loadedBy(loaded, seen);
  }
  return seen;
}

const commands = ["user", "links", "credits", "payments", "webhooks", "ledger-verify", "keys-rotate", "sso"];

it("[H5] all commands are started with what makes loading them faster", () => {
  const starts = commands.map((name) => Object.values(scripts).find((start) => start.endsWith(`scripts/${name}.ts`)));
  expect(starts).toEqual(commands.map((name) => `node --import ./scripts/load-faster.ts scripts/${name}.ts`));
});

it("[H5] files of Drizzle are found as Node.js finds them, without its package.json", () => {
  const { url, importsOf } = drizzle;
  for (const file of ["index.js", "pg-core/index.js", "node-postgres/index.js"]) {
    const own = importsOf(file);
    expect(own.length).toBeGreaterThan(1);
    for (const specifier of own)
      expect([specifier, existsSync(new URL(specifier, new URL(file, url)))]).toEqual([specifier, true]);
  }
  expect(JSON.parse(readFileSync(new URL("package.json", url), "utf8"))).toMatchObject({ type: "module" });
});

it.each(commands)("[H5] npm run %s loads nothing of the server before it knows what is asked", (name) => {
  const loaded = loadedBy(`scripts/${name}.ts`);
  expect(loaded.size).toBeGreaterThan(5);
  expect([...loaded].filter((one) => serverOnly.some((part) => one === part || one.startsWith(`${part}/`)))).toEqual(
    [],
  );
});
