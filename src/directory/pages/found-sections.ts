import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { checkQueryLength } from "../parse-tool-search.ts";
import { getDirectory } from "../queries.ts";
import { searchSections } from "../search/search-sections.ts";
import type { Route } from "./+types/found-sections";

/** The sections that a text finds, best first, as JSON: `FoundSections`. */
export const handle: SharedPage = { sharedBy: { q: "" } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = checkQueryLength(url.searchParams.get("q"));
  const { contents } = await services.catalogueCache.read("directory", () => getDirectory(services.db));
  return Response.json(await searchSections(services, contents, query), { headers: visitorPageHeaders });
}
