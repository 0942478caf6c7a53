import MindElixir, { type MindElixirInstance, type NodeObj } from "mind-elixir";
import "mind-elixir/style.css";
import "./mind-canvas.css";
import { tidyLine } from "#platform/forms/rules.ts";
import { type MapNode, type Outline, textMax } from "../outline.ts";

interface Listeners {
  /** Called with the map as the user edited it on the canvas. */
  onEdit(outline: Outline): void;
  onSelect(id: string): void;
}

export interface MindCanvas {
  show(outline: Outline): void;
  select(id: string): void;
  zoom(factor: number): void;
  fit(): void;
  destroy(): void;
}

/** Colors of the first level, one after the other; dark and light enough for both themes. */
const palette = [35, 75, 150, 200, 255, 300, 340].map((hue) => `oklch(0.62 0.14 ${hue})`);

const zoomRange = { min: 0.2, max: 2 } as const;

/** Roles of the page’s own theme, light or dark. */
const cssVar = {
  "--node-gap-x": "28px",
  "--node-gap-y": "8px",
  "--main-gap-x": "52px",
  "--main-gap-y": "24px",
  "--main-color": "var(--ink)",
  "--main-bgcolor": "var(--surface)",
  "--main-bgcolor-transparent": "var(--surface)",
  "--color": "var(--ink)",
  "--bgcolor": "var(--sunken)",
  "--selected": "var(--accent)",
  "--accent-color": "var(--accent)",
  "--root-color": "var(--paper)",
  "--root-bgcolor": "var(--ink)",
  "--root-border-color": "var(--ink)",
  "--root-radius": "10px",
  "--main-radius": "8px",
  "--topic-padding": "3px",
  "--panel-color": "var(--ink)",
  "--panel-bgcolor": "var(--surface)",
  "--panel-border-color": "var(--hairline)",
  "--map-padding": "80px",
};

/** Draws a map, and edits it with the mouse or a finger. Keys and screen readers have the outline beside it. */
export function createMindCanvas(el: HTMLElement, first: Outline, { onEdit, onSelect }: Listeners): MindCanvas {
  const mind = new MindElixir({
    el,
    direction: MindElixir.RIGHT,
    contextMenu: false,
    toolBar: false,
    // Its keys would keep the focus from leaving the canvas; and what is pasted could carry HTML.
    keypress: false,
    allowUndo: false,
    // The right one: the left one moves the map.
    mouseSelectionButton: 2,
    newTopicName: "New idea",
    alignment: "nodes",
    scaleMin: zoomRange.min,
    scaleMax: zoomRange.max,
    theme: { name: "page", palette, cssVar },
  });
  mind.init({ nodeData: toTree(first) });
  mind.container.tabIndex = -1;
  // Selecting a node for the user is not the user’s selecting it.
  let isSelecting = false;
  mind.bus.addListener("operation", ({ name }) => {
    if (name !== "beginEdit") onEdit(fromTree(mind.nodeData));
  });
  mind.bus.addListener("expandNode", () => onEdit(fromTree(mind.nodeData)));
  mind.bus.addListener("selectNodes", ([node]) => {
    if (node && !isSelecting) onSelect(node.id);
  });
  showWhole(mind);
  return {
    show: (outline) => mind.refresh({ nodeData: toTree(outline) }),
    select(id) {
      if (mind.currentNode?.nodeObj.id === id) return;
      const topic = topicOf(mind, id);
      if (!topic) return;
      // The library drops a move while it still makes the last one.
      mind.map.style.transition = "none";
      const before = mind.map.style.transform;
      isSelecting = true;
      mind.selectNode(topic);
      isSelecting = false;
      // By itself, it moves only to nodes of which nothing is seen.
      if (mind.map.style.transform === before && !isInside(topic, mind.container)) mind.scrollIntoView(topic, true);
    },
    zoom: (factor) => mind.scale(Math.min(zoomRange.max, Math.max(zoomRange.min, mind.scaleVal * factor))),
    fit: () => showWhole(mind),
    destroy: () => mind.destroy(),
  };
}

/** Shows the whole map, small ones at their own size. */
function showWhole(mind: MindElixirInstance): void {
  mind.scaleFit();
  if (mind.scaleVal > 1) mind.scale(1);
  mind.toCenter();
}

function isInside(element: HTMLElement, view: HTMLElement): boolean {
  const [own, all] = [element.getBoundingClientRect(), view.getBoundingClientRect()];
  return own.left >= all.left && own.right <= all.right && own.top >= all.top && own.bottom <= all.bottom;
}

/** None for a node that a folded one hides. */
function topicOf(mind: MindElixirInstance, id: string) {
  try {
    return mind.findEle(id);
  } catch {
    return undefined;
  }
}

/** Tree with nothing but texts: a node of the library can also carry HTML, links and pictures. */
function toTree([root, ...nodes]: Outline): NodeObj {
  const tree = toNode(root ?? { id: "root", depth: 0, text: "" });
  const open = [tree];
  for (const node of nodes) {
    const made = toNode(node);
    open[node.depth - 1]?.children?.push(made);
    open.length = node.depth;
    open.push(made);
  }
  return tree;
}

const toNode = ({ id, text, isFolded }: MapNode): NodeObj & { children: NodeObj[] } => ({
  id,
  topic: text,
  expanded: !isFolded,
  children: [],
});

function fromTree(tree: NodeObj): Outline {
  const outline: MapNode[] = [];
  const waiting = [{ node: tree, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    const { id, children = [], expanded = true } = node;
    const text = tidyLine(node.topic).slice(0, textMax).toWellFormed();
    outline.push({ id, depth, text, ...(!expanded && children.length > 0 && { isFolded: true }) });
    waiting.push(...children.map((child) => ({ node: child, depth: depth + 1 })).reverse());
  }
  return outline;
}
