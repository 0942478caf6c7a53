/** What the layout around every page needs from the directory, and the cards and the search of its entries for other slices’ pages. */
export { foundEntriesMax, foundKindLabels } from "../found-entry-rules.ts";
export { EngineCard } from "./engine-card.tsx";
export { FavoritesArea } from "./favorites/favorites-area.tsx";
export { type OfferedModels, useIsOffered, useTakesAdvanced } from "./offered-models.ts";
export { QuickAppCard } from "./quick-app-card.tsx";
export { ToolCard } from "./tool-card.tsx";
export { useSuggestions } from "./use-suggestions.ts";
