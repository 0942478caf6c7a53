/** What the layout around every page needs from the directory, and the cards of its entries for other slices’ pages. */
export { EngineCard } from "./engine-card.tsx";
export { FavoritesArea } from "./favorites/favorites-area.tsx";
export { type OfferedModels, useIsOffered, useTakesAdvanced } from "./offered-models.ts";
export { QuickAppCard } from "./quick-app-card.tsx";
export { ToolCard } from "./tool-card.tsx";
