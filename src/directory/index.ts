/** The catalogue: categories, tools, engines, quick apps, search. */
export { describeApi } from "./api-definitions.ts";
export { drawCategoryCover } from "./covers/index.ts";
export { type EngineUse, engineUseContext, textPriceContext } from "./engine-use.ts";
export { favoritesData, listFavoriteKeys, listFavorites } from "./favorites/favorites.ts";
export { directoryRoutes } from "./http.ts";
export { directoryJobs } from "./jobs.ts";
export { countCatalogueAddresses, listCatalogueAddresses } from "./list-catalogue-addresses.ts";
export { parseToolSearch } from "./parse-tool-search.ts";
export { getDirectory, listCategories, listEngineDetails, readEngineDetails } from "./queries.ts";
export { findQuickAppPath } from "./quick-app-path.ts";
export { findOwnApps } from "./search/search-directory.ts";
export { categoryWords, tellingWords } from "./search/search-vocabulary.ts";
export { everything } from "./search-rules.ts";
export { searchTools, searchToolsByText } from "./search-tools.ts";
export { seedCatalogue } from "./seed-catalogue.ts";

/** NOTIFY channel on which database triggers announce changes of the catalogue (migrations/0002). */
export const catalogueChannel = "catalogue_changed";
