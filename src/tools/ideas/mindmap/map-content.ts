import { z } from "zod";
import { storable } from "#studio/index.ts";
import { depthMax, nodesMax, type Outline, textMax } from "./outline.ts";

/** Content of a mind map, as pages send it. */
export const mapContent = z.strictObject({
  nodes: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(40),
        depth: z.number().int().min(0).max(depthMax, `a map can be ${depthMax} levels deep`),
        text: storable(textMax),
        isFolded: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(nodesMax, `a map can have ${nodesMax} nodes`)
    .refine(isTree, "it isn’t a map with one root"),
});

function isTree(nodes: Outline): boolean {
  const hasOneRoot = nodes.every(({ depth }, index) => (index === 0 ? depth === 0 : depth > 0));
  const isConnected = nodes.every(({ depth }, index) => depth <= (nodes[index - 1]?.depth ?? -1) + 1);
  return hasOneRoot && isConnected && new Set(nodes.map(({ id }) => id)).size === nodes.length;
}
