import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapContent } from "./map-content.ts";
import { mergeMaps } from "./merge-maps.ts";
import {
  addAfter,
  addBelow,
  changeNode,
  depthMax,
  type Move,
  moveNode,
  nodesMax,
  type Outline,
  removeNode,
} from "./outline.ts";

/** `root, .a, ..b`: as many dots as a node is deep. */
const mapOf = (text: string): Outline =>
  text.split(", ").map((node) => {
    const id = node.replaceAll(".", "");
    return { id, depth: node.length - id.length, text: id };
  });
const written = (outline: Outline | undefined): string | undefined =>
  outline?.map(({ depth, text }) => ".".repeat(depth) + text).join(", ");
const merge = (base: Outline, mine: Outline, theirs: Outline) =>
  mergeMaps({ base: { nodes: base }, mine: { nodes: mine }, theirs: { nodes: theirs } });
const base = mapOf("root, .a, ..b, ..c, .d, ..e");

describe("merging two versions of a mind map", () => {
  it.each([
    [
      "nodes at one place",
      "root, .a, ..b, ..c, ..m, .d, ..e",
      "root, .a, ..b, ..c, ..t, .d, ..e",
      "root, .a, ..b, ..c, ..t, ..m, .d, ..e",
    ],
    [
      "nodes in two branches",
      "root, .m, .a, ..b, ..c, .d, ..e",
      "root, .a, ..b, ..c, .d, ..e, ...t",
      "root, .m, .a, ..b, ..c, .d, ..e, ...t",
    ],
    [
      "a branch that is moved and added to",
      "root, .d, ..e, ..a, ...b, ...c",
      "root, .a, ..b, ...t, ..c, .d, ..e",
      "root, .d, ..e, ..a, ...b, ....t, ...c",
    ],
    ["a branch that one has deleted", "root, .d, ..e", "root, .a, ..b, ..c, .d, ..e, ..t", "root, .d, ..e, ..t"],
    [
      "a new node in a branch that the other has deleted, with what is above it",
      "root, .d, ..e",
      "root, .a, ..b, ...t, ..c, .d, ..e",
      "root, .a, ..b, ...t, .d, ..e",
    ],
    [
      "a branch that one has deleted and the other has moved",
      "root, .d, ..e",
      "root, .d, ..a, ...b, ...c, ..e",
      "root, .d, ..a, ...b, ...c, ..e",
    ],
    [
      "two branches, each moved into the other: theirs",
      "root, .d, ..e, ..a, ...b, ...c",
      "root, .a, ..b, ..c, ..d, ...e",
      "root, .a, ..b, ..c, ..d, ...e",
    ],
  ])("[G1] %s", (_, mine, theirs, result) => {
    expect(written(merge(base, mapOf(mine), mapOf(theirs))?.edited.nodes)).toBe(result);
  });

  it("[G1] keeps both texts of a node that both have changed, of the root, too", () => {
    const named = (id: string, text: string) => changeNode(base, id, { text })?.outline as Outline;
    const result = merge(base, named("a", "mine"), named("a", "theirs"));
    expect([written(result?.edited.nodes), result?.doubled]).toEqual([
      "root, .mine, ..b, ..c, .theirs, .d, ..e",
      ["theirs"],
    ]);
    const roots = merge(base, named("root", "mine"), named("root", "theirs"));
    expect(written(roots?.edited.nodes)).toBe("mine, .theirs, .a, ..b, ..c, .d, ..e");
    expect(merge(base, mapOf("other, .a"), base)).toBeUndefined();
  });

  it("[G1] merges nothing that is deeper or more than a map takes", () => {
    const chain = (name: string) => Array.from({ length: depthMax - 1 }, (_, depth) => ({ depth, text: name }));
    const mine = addBelow(mapOf("root, .a, .b"), "a", chain("m"))?.outline as Outline;
    const theirs = moveNode(mapOf("root, .b, .a"), "a", "in")?.outline as Outline;
    expect(merge(mapOf("root, .a, .b"), mine, theirs)).toBeUndefined();
    const many = (name: string) =>
      addBelow(base, "a", Array(nodesMax / 2).fill({ depth: 0, text: name }))?.outline as Outline;
    expect(merge(base, many("m"), many("t"))).toBeUndefined();
  });

  const edits = fc.array(fc.record({ kind: fc.nat(7), at: fc.nat(30), by: fc.nat(1_000_000) }), { maxLength: 15 });
  type Edits = typeof edits extends fc.Arbitrary<infer Value> ? Value : never;
  const moves: readonly Move[] = ["up", "down", "in", "out"];
  const edited = (outline: Outline, all: Edits, name: string) =>
    all.reduce((before, { kind, at, by }): Outline => {
      const id = before[at % before.length]?.id ?? "";
      const text = `${name}${by}`;
      const edit =
        kind < 1
          ? addBelow(before, id, [{ depth: 0, text }])
          : kind < 2
            ? addAfter(before, id, text)
            : kind < 3
              ? changeNode(before, id, { text })
              : kind < 4
                ? removeNode(before, id)
                : moveNode(before, id, moves[by % 4] as Move);
      return edit?.outline ?? before;
    }, outline);
  const ids = (outline: Outline) => new Set(outline.map(({ id }) => id));

  it("[G1] of any edits: the result is a map, has every text that either has written, and what neither has deleted", () => {
    fc.assert(
      fc.property(edits, edits, (own, others) => {
        const [mine, theirs] = [edited(base, own, "m"), edited(base, others, "t")];
        const result = merge(base, mine, theirs);
        const nodes = result?.edited.nodes ?? [];
        expect(mapContent.safeParse({ nodes }).error).toBeUndefined();
        const isChanged = ({ id, text }: Outline[number]) => !base.some((one) => one.id === id && one.text === text);
        const changed = [...mine, ...theirs].filter(isChanged).map(({ text }) => text);
        expect(nodes.map(({ text }) => text)).toEqual(expect.arrayContaining(changed));
        for (const { id } of base) if (ids(mine).has(id) && ids(theirs).has(id)) expect(ids(nodes)).toContain(id);
      }),
      { numRuns: 1_000 },
    );
  });

  it("[G1] where one has changed nothing, the result is what the other has", () => {
    fc.assert(
      fc.property(edits, (all) => {
        const changed = edited(base, all, "m");
        const plain = (outline: Outline | undefined) => outline?.map(({ id, depth, text }) => ({ id, depth, text }));
        expect(plain(merge(base, changed, base)?.edited.nodes)).toEqual(plain(changed));
        expect(plain(merge(base, base, changed)?.edited.nodes)).toEqual(plain(changed));
      }),
      { numRuns: 500 },
    );
  });
});
