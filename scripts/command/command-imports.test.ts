import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** What only the server and the workers need: each takes a second or more to load. */
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

const { imports } = JSON.parse(readFileSync("package.json", "utf8")) as { imports: Record<string, string> };

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return path.join(path.dirname(from), specifier);
  const [alias, target] = Object.entries(imports).find(([key]) => specifier.startsWith(key.replace("*", ""))) ?? [];
  return alias && target ? path.join(target.replace("*", specifier.slice(alias.length - 1))) : specifier;
}

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

it.each(["user", "credits", "payments", "webhooks", "ledger-verify", "sso"])(
  "[H5] npm run %s loads nothing of the server before it knows what is asked",
  (name) => {
    const loaded = loadedBy(`scripts/${name}.ts`);
    expect(loaded.size).toBeGreaterThan(5);
    expect([...loaded].filter((one) => serverOnly.some((part) => one === part || one.startsWith(`${part}/`)))).toEqual(
      [],
    );
  },
);
