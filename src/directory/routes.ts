import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { collectionGroups, collections } from "./data/collections.ts";

/** @param partsOfTool routes whose content is part of a tool's page. */
export const directoryPages = (partsOfTool: RouteConfigEntry[]): RouteConfigEntry[] => [
  index("./directory/pages/home.tsx"),
  route("directory/contents.json", "./directory/pages/directory-contents.ts"),
  route("directory/found.json", "./directory/pages/found-sections.ts"),
  route("directory/suggestions.json", "./directory/pages/suggestions.ts"),
  route("tools", "./directory/pages/tools.tsx"),
  // Listed one by one, so that a collection's path takes precedence over a tool's.
  ...collections.map(({ path }) =>
    route(path.slice(1), "./directory/pages/collection.tsx", { id: `collection:${path}` }),
  ),
  ...collectionGroups
    .filter(({ path }) => path !== "/tools")
    .map(({ path }) => route(path.slice(1), "./directory/pages/collection-group.tsx", { id: `collections:${path}` })),
  route("tools/changes", "./directory/pages/changes.tsx"),
  route("tools/:slug", "./directory/pages/tool.tsx", partsOfTool),
  route("tools/:slug/alternatives", "./directory/pages/alternatives.tsx"),
  route("compare", "./directory/pages/compare-picker.tsx"),
  route("compare/:tools", "./directory/pages/comparison.tsx"),
  route("ai-models", "./directory/pages/engines.tsx"),
  route("ai-models/:slug", "./directory/pages/engine.tsx"),
  route("favourites", "./directory/pages/favorites.tsx"),
];
