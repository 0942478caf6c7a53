import type { SharedContent } from "#work/index.ts";
import type { MapContent } from "./mindmap-rules.ts";
import type { Outline } from "./outline.ts";

/** A mind map as a link shows it. */
export interface SharedMapContent extends SharedContent {
  readonly nodes: Outline;
}

export function shareMap(_title: string, content: object): SharedMapContent {
  const { nodes } = content as MapContent;
  return { nodes: nodes.map(({ depth, text }, index) => ({ id: String(index), depth, text })) };
}
