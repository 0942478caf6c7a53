/**
 * A mind map as an outline: its nodes in reading order, each with its depth. A node’s branch is the nodes after it that are deeper. Pure: the
 * page edits with it what the server checks.
 */
export interface MapNode {
  readonly id: string;
  /** 0 for the root, which is the first and the only one. */
  readonly depth: number;
  readonly text: string;
  /** Its branch is hidden. */
  readonly isFolded?: boolean | undefined;
}

export type Outline = readonly MapNode[];

export const nodesMax = 1_000;
export const depthMax = 20;
export const textMax = 200;

/** A branch that is not in a map yet: depths count from 0. */
export type Branch = readonly Omit<MapNode, "id">[];

export const newOutline = (text: string, branches: Branch = []): Outline =>
  withIds([{ depth: 0, text }, ...branches.map((node) => ({ ...node, depth: node.depth + 1 }))]);

const withIds = (nodes: Branch): Outline => nodes.map((node) => ({ ...node, id: crypto.randomUUID() }));

const indexOf = (outline: Outline, id: string): number => outline.findIndex((node) => node.id === id);

/** The index after a node’s branch. */
export function endOf(outline: Outline, index: number): number {
  const depth = outline[index]?.depth ?? 0;
  let end = index + 1;
  while (end < outline.length && (outline[end]?.depth ?? 0) > depth) end++;
  return end;
}

/** The index of a node’s parent; -1 for the root. */
export function parentOf(outline: Outline, index: number): number {
  const depth = outline[index]?.depth ?? 0;
  let at = index - 1;
  while (at >= 0 && (outline[at]?.depth ?? 0) >= depth) at--;
  return at;
}

/** The index of the sibling before a node; -1 if it is the first. */
function siblingBefore(outline: Outline, index: number): number {
  const depth = outline[index]?.depth ?? 0;
  let at = index - 1;
  while (at >= 0 && (outline[at]?.depth ?? 0) > depth) at--;
  return outline[at]?.depth === depth ? at : -1;
}

/** The nodes that no folded one hides. */
export function shownNodes(outline: Outline): Outline {
  let hiddenBelow = Number.POSITIVE_INFINITY;
  return outline.filter(({ depth, isFolded }) => {
    if (depth > hiddenBelow) return false;
    hiddenBelow = isFolded ? depth : Number.POSITIVE_INFINITY;
    return true;
  });
}

/** Result of an edit of a map, and the node that is selected after it; undefined if the edit can’t be done. */
export type Edit = { readonly outline: Outline; readonly selectedId: string } | undefined;

/** Tells whether nodes fit in besides those that are there. */
const fits = (outline: Outline): boolean =>
  outline.length <= nodesMax && outline.every(({ depth }) => depth <= depthMax);

const checked = (outline: Outline, selectedId: string): Edit => (fits(outline) ? { outline, selectedId } : undefined);

const opened = (node: MapNode): MapNode => ({ ...node, isFolded: undefined });

/** Adds branches below a node, after those that are there. The first one is selected. */
export function addBelow(outline: Outline, parentId: string, branches: Branch): Edit {
  const index = indexOf(outline, parentId);
  const parent = outline[index];
  const added = withIds(branches.map((node) => ({ ...node, depth: node.depth + (parent?.depth ?? 0) + 1 })));
  const [first] = added;
  if (!parent || !first) return undefined;
  const end = endOf(outline, index);
  const before = [...outline.slice(0, index), opened(parent), ...outline.slice(index + 1, end)];
  return checked([...before, ...added, ...outline.slice(end)], first.id);
}

/** Adds a node after another one’s branch. The root has none beside it. */
export function addAfter(outline: Outline, siblingId: string, text: string): Edit {
  const index = indexOf(outline, siblingId);
  const sibling = outline[index];
  if (!sibling || index === 0) return undefined;
  const [added] = withIds([{ depth: sibling.depth, text }]);
  const end = endOf(outline, index);
  return added && checked([...outline.slice(0, end), added, ...outline.slice(end)], added.id);
}

export function changeNode(outline: Outline, id: string, change: Partial<Pick<MapNode, "text" | "isFolded">>): Edit {
  const index = indexOf(outline, id);
  if (index < 0) return undefined;
  return { outline: outline.map((node) => (node.id === id ? { ...node, ...change } : node)), selectedId: id };
}

/** Removes a node with its branch; the one before it is selected, or its parent. */
export function removeNode(outline: Outline, id: string): Edit {
  const index = indexOf(outline, id);
  if (index <= 0) return undefined;
  const before = siblingBefore(outline, index);
  const next = outline[before >= 0 ? before : parentOf(outline, index)];
  return next && { outline: outline.toSpliced(index, endOf(outline, index) - index), selectedId: next.id };
}

export type Move = "up" | "down" | "in" | "out";

/** Moves a node with its branch: among its siblings, below the one before it, or beside its parent. */
export function moveNode(outline: Outline, id: string, move: Move): Edit {
  const index = indexOf(outline, id);
  if (index <= 0) return undefined;
  const end = endOf(outline, index);
  const branch = outline.slice(index, end);
  const rest = outline.toSpliced(index, branch.length);
  const before = siblingBefore(outline, index);
  const parent = parentOf(outline, index);
  const put = (at: number, deeper = 0) =>
    checked(rest.toSpliced(at, 0, ...branch.map((node) => ({ ...node, depth: node.depth + deeper }))), id);
  switch (move) {
    case "up":
      return before < 0 ? undefined : put(before);
    case "down":
      return outline[end]?.depth === branch[0]?.depth ? put(endOf(rest, index)) : undefined;
    case "out":
      return parent <= 0 ? undefined : put(endOf(rest, parent), -1);
    case "in": {
      const into = outline[before];
      const moved = into && put(index, 1);
      return moved && { ...moved, outline: moved.outline.map((node) => (node === into ? opened(node) : node)) };
    }
  }
}

/** The texts from the root to a node. */
export function pathTo(outline: Outline, id: string): readonly string[] {
  const path: string[] = [];
  for (let index = indexOf(outline, id); index >= 0; index = parentOf(outline, index)) {
    path.unshift(outline[index]?.text ?? "");
  }
  return path;
}

/** The texts of the nodes right below a node. */
export function textsBelow(outline: Outline, id: string): readonly string[] {
  const index = indexOf(outline, id);
  const depth = (outline[index]?.depth ?? 0) + 1;
  return outline
    .slice(index + 1, endOf(outline, index))
    .filter((node) => node.depth === depth)
    .map(({ text }) => text);
}
