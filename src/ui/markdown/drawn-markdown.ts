/** Markdown as the page gets it from what draws it. */

/** Text, or an element. What it is called is unchecked: the page knows a few, and shows the content of others. */
export type DrawnNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string | number | boolean>>, ...children: DrawnNode[]];

/** A block each, as JSON of a `DrawnNode`: two that are equal need no second drawing. */
export type DrawnBlocks = readonly string[];

/** Limits for one text. 20,000 characters with formatting in each line are 1,000 elements; the texts between them count, too. */
export const drawingLimits = { characters: 150_000, nodes: 6_000, depth: 100 } as const;
