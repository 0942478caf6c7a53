import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { getTableName, isTable } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const list = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll(path.sep, "/"));
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const documents = [...list("docs/**/*.md"), "README.md", "CONTRIBUTING.md", "SECURITY.md"];
const files = [
  ...list("{src,packages,scripts,test,e2e,bench,migrations,docs,.ci}/**/*"),
  ...list("*.{ts,json,md}"),
  ".env.example",
];
const sources = list("{src,packages,scripts,test,e2e}/**/*.{ts,tsx}");

const isFile = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
const isFolder = (name: string) => files.some((file) => `/${file}`.includes(`/${name}`));
/** Files in backticks, e.g. `auth/create-auth.ts`. */
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|sql|css))`/g)].map(([, name = ""]) => name);
/** Folders in backticks, e.g. `accounts/picture/`. */
const foldersIn = (text: string) => [...text.matchAll(/`((?:[\w.-]+\/)+)`/g)].map(([, name = ""]) => name);
/** Files that comments name, e.g. (auth/create-auth.ts). */
const filesInComments = (text: string) =>
  text
    .split("\n")
    .map((line) => /^\s*(?:\/?\*+|\/\/)(.*)|\/\/ (.*)/.exec(line)?.slice(1).join("") ?? "")
    .flatMap((comment) => [...comment.matchAll(/(?<![\w./#-])((?:[\w-]+\/)*[a-z][\w-]*\.(?:tsx?|md))\b/g)])
    .map(([, name = ""]) => name);
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = ""]) => link);

/** Anchors as GitHub makes them of headings. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

describe("the documents", () => {
  it("[H1] name files and folders that exist", () => {
    const dead = documents.flatMap((document) => {
      const text = read(document);
      const names = [
        ...filesIn(text).filter((name) => !isFile(name)),
        ...foldersIn(text).filter((name) => !isFolder(name)),
      ];
      return names.map((name) => `${document}: ${name}`);
    });
    expect(dead).toEqual([]);
  });

  it("[H1] link to files and headings that exist", () => {
    const dead = documents.flatMap((document) =>
      linksIn(read(document))
        .filter((link) => {
          const [name = "", anchor] = link.split("#", 2);
          const target = name === "" ? document : path.posix.join(path.posix.dirname(document), name);
          if (!existsSync(path.join(root, target))) return true;
          return anchor !== undefined && !anchorsIn(read(target)).includes(anchor);
        })
        .map((link) => `${document}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it("[H1] and the comments name files that exist", () => {
    const made = ["src/site/x.ts"];
    const dead = sources.flatMap((file) =>
      filesInComments(read(file))
        .filter((name) => !isFile(name) && !made.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(dead).toEqual([]);
  });

  it("[H1] list every decision record", () => {
    const records = list("docs/decisions/[0-9]*.md").map((file) => path.posix.basename(file));
    expect(records.filter((record) => !linksIn(read("docs/decisions/README.md")).includes(record))).toEqual([]);
  });

  it("[H1] have a row in the requirements for each id in a test's title", () => {
    const known = new Set([...read("docs/requirements.md").matchAll(/^\| ([A-H]\d+)\+? \|/gm)].map(([, id]) => id));
    const named = sources
      .filter((file) => file.includes(".test."))
      .flatMap((file) => [...read(file).matchAll(/\[([A-H]\d+)\+?\]/g)].map(([, id]) => id));
    expect(known.size).toBeGreaterThan(80);
    expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
  });

  it("[H1] show every table in the data model, and no other", async () => {
    const modules = await Promise.all(list("src/**/schema.ts").map((file) => import(path.join(root, file))));
    const tables = modules.flatMap((module) => Object.values(module)).filter((value) => isTable(value));
    const drawn = [...read("docs/data-model.md").matchAll(/^ {2}(\w+) \{$/gm)].map(([, name]) => name);
    expect(drawn.toSorted()).toEqual([...new Set(tables.map((table) => getTableName(table)))].toSorted());
  });
});
