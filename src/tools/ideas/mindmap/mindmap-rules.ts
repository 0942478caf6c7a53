import type { Outline } from "./outline.ts";

export const mindmapPath = "/home/mindmap";
export const mapPath = (id: string): string => `${mindmapPath}/${id}`;

/** Stored content of a mind map, besides its title. */
export interface MapContent {
  readonly nodes: Outline;
}
