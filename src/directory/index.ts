/** The catalogue: categories, tools, engines, quick apps, search. */
export { describeApi } from "./api/api-definitions.ts";
export { addTool, changeTool, setToolFacts, setToolPictures, setToolState } from "./changes/change-tool.ts";
export { drawCategoryCover } from "./covers/index.ts";
export { type EngineUse, engineUseContext, textPriceContext } from "./engine-use.ts";
export { listFacts, listShownFacts } from "./facts/list-facts.ts";
export { favoritesData, listFavoriteKeys, listFavorites } from "./favorites/favorites.ts";
export { directoryRoutes } from "./http.ts";
export { directoryJobs } from "./jobs.ts";
export { countCatalogueAddresses, listCatalogueAddresses } from "./list-catalogue-addresses.ts";
export { isListedTool, type ListedAt, listEntriesAt, listToolNames } from "./listed-entries.ts";
export { describeMcp, type McpDescription } from "./mcp/describe-mcp.ts";
export { answerMcpError } from "./mcp/mcp-errors.ts";
export { mcpPath } from "./mcp/mcp-path.ts";
export { mcpRoutes } from "./mcp/mcp-routes.ts";
export { parseToolSearch } from "./parse-tool-search.ts";
export { changeListing, publishTool } from "./publish-tool.ts";
export { getDirectory, getTool, listCategories, listEngineDetails, readEngineDetails } from "./queries.ts";
export { findQuickAppPath } from "./quick-app-path.ts";
export { findOwnApps } from "./search/search-directory.ts";
export { categoryWords, tellingWords } from "./search/search-vocabulary.ts";
export { everything } from "./search-rules.ts";
export { searchTools, searchToolsByText } from "./search-tools.ts";
export { seedCatalogue } from "./seed-catalogue.ts";
export { listLinks } from "./upkeep/check-links.ts";
export { type DirectorySettings, readDirectorySettings, saveDirectorySettings } from "./upkeep/directory-settings.ts";
export { checkToolFile, getImport, importTools, listImports, undoImport } from "./upkeep/import-tools.ts";
export { getStoredTool, listStoredTools, toolListSorts } from "./upkeep/list-stored-tools.ts";
export { readToolFile, toolFileBytesMax } from "./upkeep/read-tool-file.ts";
export { toolFileFormats, writeToolFile } from "./upkeep/write-tool-file.ts";

/** NOTIFY channel on which database triggers announce changes of the catalogue (migrations/0002). */
export const catalogueChannel = "catalogue_changed";
