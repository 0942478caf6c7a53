/**
 * Exports that the layout around every page needs from the directory, and the cards and the search of its entries for other slices’ pages.
 */

export { CompareArea } from "../compare/ui/compare-area.tsx";
export { foundEntriesMax, foundKindLabels } from "../found-entry-rules.ts";
export { EngineCard } from "./engine-card.tsx";
export { FavoritesArea } from "./favorites/favorites-area.tsx";
export { OwnApps } from "./own-apps.tsx";
export { QuickAppCard } from "./quick-app-card.tsx";
export { Showcase } from "./showcase.tsx";
export { ToolCard } from "./tool-card.tsx";
export { ToolHeader } from "./tool-header.tsx";
export { useSuggestions } from "./use-suggestions.ts";
