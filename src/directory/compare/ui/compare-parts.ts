import { lazyPart } from "#ui/lazy-part.ts";

/** Only browsers with something in the tray load it. */
export const CompareTray = lazyPart(async () => (await import("./compare-tray.tsx")).CompareTray);
