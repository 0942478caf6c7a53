import { describe, expect, it } from "vitest";
import { drawMap } from "./draw-map.ts";
import { mapContent } from "./map-content.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import {
  addAfter,
  addBelow,
  changeNode,
  depthMax,
  type Edit,
  moveNode,
  newOutline,
  nodesMax,
  type Outline,
  pathTo,
  removeNode,
  shownNodes,
} from "./outline.ts";
import { readBranches, settingsFor } from "./split-topic.ts";
import { mapFromTemplate, templates } from "./templates.ts";

/** `0 root, 1 a, 2 b`. */
const outlineOf = (text: string): Outline =>
  text.split(", ").map((part) => {
    const [depth, name = ""] = part.split(" ");
    return { id: name, depth: Number(depth), text: name };
  });
const written = (edit: Edit): string | undefined =>
  edit?.outline.map(({ depth, text, isFolded }) => `${depth} ${text}${isFolded ? "+" : ""}`).join(", ");

const tree = outlineOf("0 root, 1 a, 2 b, 2 c, 3 d, 1 e");

describe("the outline of a mind map", () => {
  it.each([
    ["a", "down", "0 root, 1 e, 1 a, 2 b, 2 c, 3 d"],
    ["e", "up", "0 root, 1 e, 1 a, 2 b, 2 c, 3 d"],
    ["c", "up", "0 root, 1 a, 2 c, 3 d, 2 b, 1 e"],
    ["c", "in", "0 root, 1 a, 2 b, 3 c, 4 d, 1 e"],
    ["e", "in", "0 root, 1 a, 2 b, 2 c, 3 d, 2 e"],
    ["c", "out", "0 root, 1 a, 2 b, 1 c, 2 d, 1 e"],
    ["d", "out", "0 root, 1 a, 2 b, 2 c, 2 d, 1 e"],
    ["root", "down", undefined],
    ["a", "up", undefined],
    ["a", "in", undefined],
    ["a", "out", undefined],
    ["b", "up", undefined],
    ["gone", "down", undefined],
  ] as const)("[F7] %s moves %s with its branch, or stays where it can’t", (id, move, after) => {
    expect(written(moveNode(tree, id, move))).toBe(after);
  });

  it("[F7] adds, renames, folds and removes, and stays a tree that the server takes", () => {
    const steps: ((outline: Outline) => Edit)[] = [
      (outline) =>
        addBelow(outline, "c", [
          { depth: 0, text: "x" },
          { depth: 1, text: "y" },
        ]),
      (outline) => addAfter(outline, "a", "z"),
      (outline) => changeNode(outline, "c", { isFolded: true }),
      (outline) => removeNode(outline, "b"),
    ];
    const last = steps.reduce<Outline>((outline, step) => {
      const edit = step(outline);
      expect(mapContent.safeParse({ nodes: edit?.outline }).success).toBe(true);
      return edit?.outline ?? [];
    }, tree);
    expect(written({ outline: last, selectedId: "" })).toBe("0 root, 1 a, 2 c+, 3 d, 3 x, 4 y, 1 z, 1 e");
    expect(shownNodes(last).map(({ text }) => text)).toEqual(["root", "a", "c", "z", "e"]);
    expect([removeNode(tree, "root"), addAfter(tree, "root", "x")]).toEqual([undefined, undefined]);
    expect(removeNode(tree, "c")?.selectedId).toBe("b");
    // What is added to a folded branch is seen.
    expect(written(addBelow(last, "c", [{ depth: 0, text: "new" }]))).toContain("2 c, 3 d");
  });

  it("[F7] is bounded in nodes and in depth", () => {
    const many = Array.from({ length: nodesMax - 1 }, (_, at) => ({ depth: 0, text: String(at) }));
    const full = newOutline("full", many);
    expect(full).toHaveLength(nodesMax);
    expect(addBelow(full, full[0]?.id ?? "", [{ depth: 0, text: "one more" }])).toBeUndefined();
    const chain = Array.from({ length: depthMax + 1 }, (_, depth) => ({ id: `n${depth}`, depth, text: "" }));
    expect(addBelow(chain, `n${depthMax}`, [{ depth: 0, text: "deeper" }])).toBeUndefined();
    const beside = [...chain, { id: "last", depth: depthMax, text: "" }];
    expect(moveNode(beside, "last", "in")).toBeUndefined();
    expect(mapContent.safeParse({ nodes: full }).success).toBe(true);
  });

  it.each([
    ["no node", []],
    [
      "two roots",
      [
        { id: "a", depth: 0, text: "" },
        { id: "b", depth: 0, text: "" },
      ],
    ],
    [
      "a gap",
      [
        { id: "a", depth: 0, text: "" },
        { id: "b", depth: 2, text: "" },
      ],
    ],
    ["no root", [{ id: "a", depth: 1, text: "" }]],
    [
      "an id twice",
      [
        { id: "a", depth: 0, text: "" },
        { id: "a", depth: 1, text: "" },
      ],
    ],
    ["HTML of the library’s", [{ id: "a", depth: 0, text: "", dangerouslySetInnerHTML: "<img>" }]],
    ["half a character", [{ id: "a", depth: 0, text: "\ud800" }]],
    ["a long text", [{ id: "a", depth: 0, text: "x".repeat(201) }]],
  ])("[H7] the server refuses a map with %s", (_, nodes) => {
    expect(mapContent.safeParse({ nodes }).success).toBe(false);
  });
});

describe("a mind map as Markdown", () => {
  it("[F7] comes back as it was, special characters too", () => {
    const map = outlineOf("0 *root*, 1 C#_and_[x], 2 <b>, 1 e");
    const { branches } = readMarkdown(writeMarkdown(map));
    expect(branches.map(({ depth, text }) => `${depth} ${text}`)).toEqual(["0 *root*", "1 C#_and_[x]", "2 <b>", "1 e"]);
  });

  it.each([
    ["headings with lists", "# A\n\n- b\n  - c\n\n## D\n1. e\n2) f", "0 A, 1 b, 2 c, 1 D, 2 e, 2 f"],
    ["tasks and other bullets", "* [x] done\n\t+ [ ] open", "0 done, 1 open"],
    ["indented lines", "a\r\n    b\r\n        c\r\n  d", "0 a, 1 b, 2 c, 1 d"],
    ["lines across", "a\n\n---\n***\nb", "0 a, 0 b"],
    ["nothing", " \n\n", ""],
  ])("[F7] reads %s", (_, markdown, nodes) => {
    const { branches } = readMarkdown(markdown);
    expect(branches.map(({ depth, text }) => `${depth} ${text}`).join(", ")).toBe(nodes);
  });

  it("[H7] takes no more than fits, however deep or long it is", () => {
    const deep = Array.from({ length: 5_000 }, (_, at) => `${" ".repeat(at)}- ${"x".repeat(300)}`).join("\n");
    const { branches, isWhole } = readMarkdown(deep);
    expect([branches.length, isWhole]).toEqual([nodesMax, false]);
    const nodes = newOutline("root", branches.slice(0, nodesMax - 1));
    expect(mapContent.safeParse({ nodes }).success).toBe(true);
  });
});

describe("a mind map as SVG", () => {
  it("[H7] holds texts as texts, and boxes that don’t overlap", () => {
    const hostile = '</text><script>alert("1")</script>&\u0000';
    const map = [...tree, { id: "x", depth: 1, text: hostile }, { id: "y", depth: 1, text: "w".repeat(200) }];
    const measure = (line: string, weight: number) => line.length * (weight > 400 ? 8 : 7);
    const svg = drawMap(map, { measure, interUrl: "data:font/woff2;base64,AAAA" });
    expect(svg).toContain("@font-face{font-family:Inter;src:url(data:font/woff2;base64,AAAA)");
    // In any typeface, lines keep to the width that was measured.
    for (const [, width] of svg.matchAll(/textLength="([\d.]+)"/g)) expect(Number(width)).toBeLessThanOrEqual(230);
    expect(svg).not.toContain("<script");
    expect(svg).toContain("&lt;script&gt;");
    const boxes = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
      ([, ...numbers]) => numbers.map(Number) as [number, number, number, number],
    );
    expect(boxes).toHaveLength(map.length);
    for (const [at, [x, y, width, height]] of boxes.entries()) {
      for (const [left, top, wide, high] of boxes.slice(at + 1)) {
        expect(x + width <= left || left + wide <= x || y + height <= top || top + high <= y).toBe(true);
      }
    }
  });
});

describe("branches of a language engine", () => {
  it("[F7] are requested with where the node is and what is there, as data of the user’s", () => {
    expect(settingsFor(tree, "c")).toEqual({ prompt: "c", within: ["root", "a"], known: ["d"] });
    expect(pathTo(tree, "gone")).toEqual([]);
  });

  it("[F7] are read from JSON, also in a code block", () => {
    const answer =
      '```json\n{"branches":[{"text":"One\\nline","children":["a","",3]},{"text":"Two","children":["b"]}]}\n```';
    expect(readBranches(answer)).toEqual([
      { depth: 0, text: "One line" },
      { depth: 0, text: "Two" },
      { depth: 1, text: "b" },
    ]);
  });

  it.each(["", "no JSON", "{}", '{"branches":[]}', '{"branches":[{"text":" "}]}', '{"branches":"x"}'])(
    "[H7] the answer %j changes nothing",
    (answer) => expect(readBranches(answer)).toBeUndefined(),
  );
});

describe("templates of mind maps", () => {
  it("[F7] are filled with the topic, as it was written", () => {
    for (const { id } of templates) {
      const nodes = mapFromTemplate(id, "$& bread") ?? [];
      expect(mapContent.safeParse({ nodes }).success).toBe(true);
      expect(nodes[0]?.text).toBe("$& bread");
      expect(nodes.some(({ text }) => text.includes("…"))).toBe(false);
    }
    expect(mapFromTemplate("swot", "Bread")?.map(({ text }) => text)).toContain("Who competes with Bread?");
    expect(mapFromTemplate("constructor", "Bread")).toBeUndefined();
  });
});

describe("notes in Markdown as a mind map", () => {
  const read = (markdown: string) => readMarkdown(markdown).branches.map(({ depth, text }) => `${depth} ${text}`);

  it.each([
    ["a formula", ["# Area", "$$", "A = \\pi r^2", "$$", "- next"], ["0 Area", "1 A = \\pi r^2", "1 next"]],
    ["a formula in a line", ["# Area", "$$ A = 1 $$", "", "- next"], ["0 Area", "1 A = 1", "1 next"]],
    [
      "a formula without an end",
      ["# Prices", "- $$ is cheap", "- $$$ is not"],
      ["0 Prices", "1 $$ is cheap", "1 $$$ is not"],
    ],
    [
      "code by its indent",
      ["# Run", "", "    npm ci", "    npm start", "", "Then wait."],
      ["0 Run", "1 npm ci npm start", "1 Then wait."],
    ],
    ["a list within an item", ["# Plan", "- a", "", "    - b", "    - c"], ["0 Plan", "1 a", "2 b", "2 c"]],
    ["an outline without marks", ["Plan", "", "    first", "    second"], ["0 Plan", "1 first", "1 second"]],
    ["a list between lines across", ["---", "- a", "- b", "---", "- c"], ["0 a", "0 b", "0 c"]],
    ["what is about the text", ["---", "# of the editor", "title: x", "---", "- c"], ["0 c"]],
  ])("[F7][A28] take %s for what it is", (_, lines, nodes) => {
    expect(read(lines.join("\n"))).toEqual(nodes);
  });

  it("[F7] leave out what is about the text, and keep a block of code or a table as one node", () => {
    const notes = [
      ...["---", "title: Launch plan", "markmap:", "  colorFreezeLevel: 2", "---", "", "# Launch plan", "", "## Code"],
      ...["```js", "const a = 1;", "if (a) { run(); }", "```", "", "## Table", "| Who | When |", "| --- | --- |"],
      ...["| Mira | May |", "", "<!-- a", "comment -->", "Setext heading", "--------------", "", "1. First"],
      ...["2. Second", "   continues here"],
    ];
    expect(read(notes.join("\n"))).toEqual([
      ...["0 Launch plan", "1 Code", "2 const a = 1; if (a) { run(); }", "1 Table", "2 Who | When; Mira | May"],
      ...["1 Setext heading", "2 First", "2 Second continues here"],
    ]);
  });

  it("[F7] are plain words, without marks, addresses and tags", () => {
    const notes =
      '- [Design brief](https://wiki.example/brief)\n- **Bold goal** and `code`, _slanted_\n- snake_case_name, 2 * 3 * 4\n- Costs & <b>risks</b> "quoted" 日本語\n- \\*kept\\*';
    expect(read(notes)).toEqual([
      ...["0 Design brief", "0 Bold goal and code, slanted", "0 snake_case_name, 2 * 3 * 4"],
      ...['0 Costs & risks "quoted" 日本語', "0 *kept*"],
    ]);
  });

  it("[F7] are plain with marks within marks, links by reference, notes and characters of HTML", () => {
    const notes = [
      ...["+++", 'title = "x"', "+++", "# Heading {#id}", "## Title ##", "- **bold *and slanted*** or ***both***"],
      ...["- [terms][1], [[Page|shown]] and a note[^n]", "- a &amp; b &lt;c&gt; &#8217;", "- ==marked== and <br>new"],
      ...["", "> quoted", "", "%% a comment %%", "[1]: https://x.example", "[^n]: at the end"],
    ];
    expect(read(notes.join("\n"))).toEqual([
      ...["0 Heading", "1 Title", "2 bold and slanted or both", "2 terms, shown and a note", "2 a & b <c> ’"],
      ...["2 marked and new", "2 quoted"],
    ]);
  });

  it("[F7] have a table without bars at its ends, and code with a fence in it, as one node each", () => {
    const notes = "# A\n\nWho | When\n--- | ---\nMira | May\n\n````md\n```js\nx\n```\n````\n\nb";
    expect(read(notes)).toEqual(["0 A", "1 Who | When; Mira | May", "1 ```js x ```", "1 b"]);
  });

  it("[F7] keep what stands below an empty item, and items within items", () => {
    expect(read("# Root\n- a\n  -\n    - below nothing\n- b\n- - nested at once")).toEqual([
      ...["0 Root", "1 a", "2 below nothing", "1 b", "1 nested at once"],
    ]);
  });
});
