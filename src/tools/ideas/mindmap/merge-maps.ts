import { isClash, laterOf, type Merged, mergeOrder, secondId, type Versions } from "#work/browser.ts";
import type { MapContent } from "./mindmap-rules.ts";
import { depthMax, type MapNode, nodesMax, type Outline } from "./outline.ts";

/** A node and its parent, which the root alone lacks. */
interface Placed extends Omit<MapNode, "depth"> {
  readonly parentId: string | undefined;
}

type Tree = ReadonlyMap<string, Placed>;

/**
 * Merges what two people, or two tabs, have made of one map. Different nodes: both are kept. The same node: my place and text win, and their
 * text becomes a node beside it. Deleted by one and changed by the other: it stays, with the nodes above it.
 * @returns undefined for more than a map takes.
 */
export function mergeMaps(versions: Versions<MapContent>): Merged<MapContent> | undefined {
  const { base, mine, theirs } = versions;
  const rootId = theirs.nodes[0]?.id;
  if (rootId === undefined || base.nodes[0]?.id !== rootId || mine.nodes[0]?.id !== rootId) return undefined;
  const trees = { base: treeOf(base.nodes), mine: treeOf(mine.nodes), theirs: treeOf(theirs.nodes) };
  const { nodes, doubled } = mergeTrees(trees, rootId, laterOf) ?? {
    // Each has moved one branch into the other’s: theirs stay where they are.
    ...mergeTrees(trees, rootId, ({ theirs: parentId }) => parentId),
  };
  if (!nodes || nodes.length > nodesMax || nodes.some(({ depth }) => depth > depthMax)) return undefined;
  return { edited: { nodes }, doubled: doubled ?? [] };
}

function treeOf(outline: Outline): Tree {
  const above: string[] = [];
  return new Map(
    outline.map(({ depth, ...node }) => {
      above.length = depth;
      const parentId = above.at(-1);
      above.push(node.id);
      return [node.id, { ...node, parentId }];
    }),
  );
}

type ChooseParent = (parents: Versions<string | undefined>) => string | undefined;

/** @returns undefined if some nodes are above each other. */
function mergeTrees(trees: Versions<Tree>, rootId: string, chooseParent: ChooseParent) {
  const all = new Map(
    [...new Set([...trees.theirs.keys(), ...trees.mine.keys()])].map((id) => [id, mergeNode(trees, id, chooseParent)]),
  );
  const kept = new Set<string>();
  for (const id of all.keys()) {
    if (!isKept(trees, id)) continue;
    for (let at: string | undefined = id; at !== undefined && !kept.has(at); at = all.get(at)?.parentId) kept.add(at);
  }
  const taken = new Set([...trees.base.keys(), ...all.keys()]);
  const children = Map.groupBy(kept, (id) => all.get(id)?.parentId);
  const before = { base: childrenOf(trees.base), mine: childrenOf(trees.mine), theirs: childrenOf(trees.theirs) };
  const nodes: MapNode[] = [];
  const doubled: string[] = [];
  let count = 0;
  add(rootId, 0);
  return count === kept.size ? { nodes, doubled } : undefined;

  /** Recursion ends with the levels of both maps. */
  function add(id: string, depth: number): void {
    const node = all.get(id);
    if (!node) return;
    count++;
    nodes.push(nodeOf(node, depth));
    const text = clashOf(trees, id);
    // Nothing is beside the root.
    if (text !== undefined && id === rootId) addSecond(id, text, depth + 1);
    const orders = {
      base: before.base.get(id) ?? [],
      mine: before.mine.get(id) ?? [],
      theirs: before.theirs.get(id) ?? [],
    };
    for (const child of mergeOrder({ ...orders, kept: new Set(children.get(id)) })) add(child, depth + 1);
    if (text !== undefined && id !== rootId) addSecond(id, text, depth);
  }

  function addSecond(id: string, text: string, depth: number): void {
    nodes.push({ id: secondId(id, taken), depth, text });
    doubled.push(text);
  }
}

const nodeOf = ({ id, text, isFolded }: Placed, depth: number): MapNode => ({
  id,
  depth,
  text,
  ...(isFolded && { isFolded }),
});

const childrenOf = (tree: Tree): ReadonlyMap<string | undefined, readonly string[]> =>
  Map.groupBy(tree.keys(), (id) => tree.get(id)?.parentId);

function mergeNode({ base, mine, theirs }: Versions<Tree>, id: string, chooseParent: ChooseParent): Placed {
  const [own, other] = [mine.get(id), theirs.get(id)];
  const left = own ?? other;
  if (!left) throw new TypeError("a node of neither map");
  if (!own || !other) return left;
  const before = base.get(id) ?? other;
  const versionsOf = <Key extends keyof Placed>(key: Key) => ({
    base: before[key],
    mine: own[key],
    theirs: other[key],
  });
  return {
    id,
    text: laterOf(versionsOf("text")),
    isFolded: laterOf(versionsOf("isFolded")),
    parentId: chooseParent(versionsOf("parentId")),
  };
}

/** Their text, if both have changed it. */
function clashOf({ base, mine, theirs }: Versions<Tree>, id: string): string | undefined {
  const [own, other] = [mine.get(id), theirs.get(id)];
  return own && other && isClash({ base: base.get(id)?.text, mine: own.text, theirs: other.text })
    ? other.text
    : undefined;
}

/** A node that one has deleted stays if the other has changed its text, or moved it or the branch that it is in. */
function isKept({ base, mine, theirs }: Versions<Tree>, id: string): boolean {
  if (mine.has(id) && theirs.has(id)) return true;
  const [tree, without] = mine.has(id) ? [mine, theirs] : [theirs, mine];
  if (!base.has(id) || base.get(id)?.text !== tree.get(id)?.text) return true;
  for (let at: string | undefined = id; at !== undefined && !without.has(at); at = tree.get(at)?.parentId) {
    const before = base.get(at);
    if (before && before.parentId !== tree.get(at)?.parentId) return true;
  }
  return false;
}
