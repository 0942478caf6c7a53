import { lazyPart } from "#ui/lazy-part.ts";

/** Only browsers on the page of a tool with screenshots load it. */
export const Screenshots = lazyPart(async () => (await import("./screenshots.tsx")).Screenshots);
