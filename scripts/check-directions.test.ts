import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkDirections } from "./check-directions.ts";

/** A small product in which everything goes the right way. */
const sound: Readonly<Record<string, string>> = {
  "src/app/server.ts": 'import "./app.ts";',
  "src/app/app.ts": 'import "#directory/index.ts"; import "#site/index.ts"; import "../routes.ts";',
  "src/routes.ts": 'import "./directory/routes.ts"; import "./site/routes.ts";',
  "src/platform/errors.ts": "export class AppError {}",
  "src/platform/db/database.ts": 'import type { AppError } from "../errors.ts"; export type Database = AppError;',
  "src/ui/button.tsx": "export const Button = () => <button />;",
  "src/directory/index.ts": 'export { listTools } from "./queries.ts";',
  "src/directory/queries.ts": 'import "./schema.ts"; import "#platform/db/database.ts"; export const listTools = 1;',
  "src/directory/rules.ts": "export const rule = 1;",
  "src/directory/schema.ts": "export const tools = 1;",
  "src/directory/routes.ts": "export const pages = [];",
  "src/directory/pages/home.tsx":
    'import { listTools } from "../queries.ts"; import { ToolCard } from "../ui/tool-card.tsx"; export const x = [listTools, ToolCard];',
  "src/directory/ui/tool-card.tsx":
    'import "../rules.ts"; import { Button } from "#ui/button.tsx"; export const ToolCard = Button;',
  "packages/engines/index.ts": "export const vendors = 1;",
  "packages/engines/calls.ts": "export const streamText = 1;",
  "src/runs/index.ts": 'import "#engines/calls.ts"; import "#engines/index.ts";',
  "src/site/index.ts": 'import "#directory/index.ts"; import "#directory/rules.ts";',
  "src/site/schema.ts": 'import { tools } from "#directory/schema.ts"; export const clicks = tools;',
  "src/site/routes.ts": "export const pages = [];",
  "test/site.ts": 'import "../src/app/app.ts"; import "#directory/queries.ts";',
};

describe("directions", () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), "easel-fixture-"));
  });
  afterEach(() => rm(root, { recursive: true }));

  async function check(changes: Readonly<Record<string, string>>) {
    for (const [file, text] of Object.entries({ ...sound, ...changes })) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    }
    return checkDirections(root);
  }

  it("lets a sound product through, having looked at all of it", async () => {
    expect(await check({})).toEqual({ files: Object.keys(sound).length, violations: [] });
  });

  it.each([
    ["platform-knows-no-business", "src/platform/errors.ts", 'import "#directory/rules.ts";'],
    [
      "ui-knows-no-slice",
      "src/ui/button.tsx",
      'import type { X } from "#platform/errors.ts"; export const Button = () => <button />;',
    ],
    ["directions-of-directory", "src/directory/rules.ts", 'export * from "#site/index.ts";'],
    ["directions-of-directory", "src/directory/rules.ts", 'import { type X } from "../site/index.ts";'],
    ["directions-of-an-unlisted-slice", "src/newcomer/index.ts", 'import "#directory/index.ts";'],
    ["public-api", "src/site/index.ts", 'import type { Tool } from "#directory/queries.ts";'],
    ["public-api", "src/site/index.ts", 'export const lazy = () => import("#directory/queries.ts");'],
    ["public-api", "src/site/index.ts", 'export type Tool = import("#directory/queries.ts").Tool;'],
    ["public-api", "src/site/index.ts", 'export { listTools } from "../directory/queries.ts";'],
    ["only-runs-call-engines", "src/tools/index.ts", 'import { streamText } from "#engines/calls.ts";'],
    ["only-runs-call-engines", "src/tools/chat/pages/chat.tsx", 'import { streamText } from "#engines/calls.ts";'],
    ["only-runs-call-engines", "src/app/app.ts", 'import "#engines/calls.ts";'],
    ["only-runs-call-engines", "packages/engines/index.ts", 'export * from "./calls.ts";'],
    ["schema-only-for-foreign-keys", "src/site/index.ts", 'import { tools } from "#directory/schema.ts";'],
    ["inside-a-slice-ui-sees-only-rules", "src/directory/ui/tool-card.tsx", 'import "../queries.ts";'],
    ["use-cases-know-no-pages", "src/directory/queries.ts", 'import "./pages/home.tsx";'],
    ["what-starts-everything-is-imported-by-nobody", "src/directory/rules.ts", 'import "../routes.ts";'],
    ["the-product-knows-no-tests", "src/directory/rules.ts", 'import "../../test/site.ts";'],
    ["no-cycles", "src/directory/rules.ts", 'import type { listTools } from "./index.ts";', 'import "./rules.ts";'],
  ])("%s: %s must not say %s", async (rule, file, text, queries = sound["src/directory/queries.ts"] ?? "") => {
    const { violations } = await check({
      [file]: text,
      ...(file === "src/directory/queries.ts" ? {} : { "src/directory/queries.ts": queries }),
    });
    expect(violations.filter((violation) => violation.startsWith(`${rule}: `))).toEqual([
      expect.stringContaining(file),
    ]);
  });

  it("names both ends by their sources", async () => {
    const { violations } = await check({ "src/site/index.ts": 'import "#directory/pages/home.tsx";' });
    expect(violations).toEqual(["public-api: src/site/index.ts → src/directory/pages/home.tsx"]);
  });
});
