import { globSync, readFileSync } from "node:fs";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { expect, it } from "vitest";

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** Patterns that a file writes down. One that is put together at run time is not seen. */
function patternsIn(file: string): readonly Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const {
      regex,
      type,
      callee,
      arguments: given,
    } = node as {
      readonly regex?: { readonly pattern: string; readonly flags: string };
      readonly type?: string;
      readonly callee?: { readonly name?: string };
      readonly arguments?: readonly { readonly value?: unknown }[];
    };
    if (regex) found.push({ source: regex.pattern, flags: regex.flags });
    const [pattern, flags] = given ?? [];
    if (
      (type === "NewExpression" || type === "CallExpression") &&
      callee?.name === "RegExp" &&
      typeof pattern?.value === "string"
    )
      found.push({ source: pattern.value, flags: typeof flags?.value === "string" ? flags.value : "" });
    for (const inside of Object.values(node)) visit(inside);
  };
  visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found;
}

function isSuperLinear({ source, flags }: Pattern): boolean {
  const isSticky = flags.includes("y");
  const { reports } = analyse(
    { source, flags },
    { maxReports: 1, reportTypes: { Move: !isSticky }, assumeRejectingSuffix: false },
  );
  return reports.length > 0;
}

/**
 * Patterns that the analysis finds slow, by file, with what bounds them. Each was read: it sees a short text, or always matches where it
 * begins, which the analysis can't know. A prompt has 2,000 characters at most.
 */
const reviewed: Readonly<Record<string, readonly [bound: string, ...sources: string[]]>> = {
  "src/directory/covers/svg.ts": ["our own drawings", String.raw`\d+\.\d{3,}(e[-+]\d+)?`],
  "src/directory/describe-models.ts": ["our own catalogue", String.raw`[\s,;:.–-]+$`],
  "src/directory/get-collection.ts": ["an address", String.raw`\/+$`],
  "src/site/content/read-markdown.ts": ["our own files", "^-+|-+$"],
  "src/site/pages/content-page.tsx": ["an address", String.raw`\/+$`],
  "packages/studio/engine/brief/prompt/clean-prompt.ts": [
    "a prompt",
    String.raw`["“„«][^"“”„«»\n]*\p{L}{2}[^"“”„«»\n]*["“”»]`,
  ],
  "packages/studio/engine/brief/prompt/reading.ts": ["a prompt", String.raw`[\s,;:.–—\-·|/&+*<#•]+$`],
  "packages/studio/art/mockups/compose-mockup.ts": ["a number", String.raw`\B(?=(\d{3})+$)`],
  "packages/studio/art/mockups/html/to-html.ts": ["a name of a prompt", "^-+|-+$"],
  "packages/studio/art/mockups/read-app.ts": ["a prompt", String.raw`["“„«»]\s*([^"“”„«»\n]{2,28}?)\s*["”“«»]`],
  "packages/studio/art/mockups/set-words.ts": ["a phrase of a prompt", String.raw`[\s,.;:–—-]+$`],
  "packages/studio/art/mockups/to-document.ts": ["a name of a prompt", String.raw`^[-\d]+|-+$`],
  "packages/studio/art/styles/brutal/letters.ts": ["a headline", String.raw`[\p{P}\s]+$`],
  "packages/studio/engine/texts/read-markdown.ts": [
    "always matches",
    String.raw`^(#{1,6})\s+(.*)$`,
    String.raw`^(\s*)(?:[-*+•]|(\d{1,9})[.)])\s+(.*)$`,
  ],
  "src/tools/chat/chat-rules.ts": ["61 characters", String.raw`\s+\S*$`],
  "src/work/editing/download-file.ts": ["a title", "^-+|-+$"],
  "src/tools/writing/grammar/ui/change-list.tsx": ["a correction", String.raw`\s*\n\s*`],
  "src/tools/ideas/mindmap/markdown.ts": ["always matches", String.raw`^(#{1,6})\s+(.*)$`],
  "src/tools/pages/shared.tsx": ["80 characters", String.raw`\s+\S*$`],
  "src/tools/run-screens/texts/split-text.ts": ["always matches", String.raw`[^\n]*\n|[^\n]+$`],
  "src/tools/writing/drafts/read-points.ts": ["a point", String.raw`\.{3,}$`, "[.,;:]+$"],
};

it("[H9] patterns take linear time, or their text is short", () => {
  const files = globSync("{src,packages}/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const slow = files.flatMap((file) => {
    const [, ...known] = reviewed[file] ?? [];
    return patternsIn(file)
      .filter((pattern) => !known.includes(pattern.source) && isSuperLinear(pattern))
      .map(({ source, flags }) => `${file}: /${source}/${flags}`);
  });
  expect(slow).toEqual([]);
  expect(isSuperLinear({ source: "[a-z]*[é][a-z]*", flags: "g" })).toBe(true);
}, 240_000);
