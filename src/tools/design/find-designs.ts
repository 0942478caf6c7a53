import type { Services } from "#platform/services.ts";
import type { Turn } from "#platform/worker-pool.ts";
import { type Brief, type FoundDesign, type OwnFonts, searchDesigns } from "#studio/index.ts";
import type { DesignSettings } from "./design-rules.ts";

interface Wanted {
  readonly brief: Brief;
  readonly settings: Pick<DesignSettings, "count" | "isStyleAuto">;
  /** The user’s own fonts. */
  readonly fonts?: OwnFonts;
}

/** The best designs for a brief, in the style that was chosen, or else in those that suit it. @throws as the pool that does the work. */
export const findDesigns = (
  workers: Services["workers"],
  { brief, settings, fonts }: Wanted,
  turn: Turn,
): Promise<readonly FoundDesign[]> =>
  searchDesigns(
    workers,
    { brief, count: settings.count, fonts, styles: settings.isStyleAuto ? undefined : [brief.style] },
    turn,
  );
