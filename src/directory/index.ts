/** The catalogue: categories, tools, engines, quick apps, search. */
export { directoryRoutes } from "./http.ts";
export { directoryJobs } from "./jobs.ts";
export { parseToolSearch } from "./parse-tool-search.ts";
export {
  type CatalogueAddress,
  listCatalogueAddresses,
  listCategories,
  listDirectorySections,
  listEngineDetails,
} from "./queries.ts";
export { searchTools } from "./search-tools.ts";
export { seedCatalogue } from "./seed-catalogue.ts";

/** NOTIFY channel on which the database's triggers say that the catalogue changed (migrations/0000). */
export const catalogueChannel = "catalogue_changed";
