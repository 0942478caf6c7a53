import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { checkQueryLength } from "../parse-tool-search.ts";
import { searchDirectory } from "../search/search-directory.ts";
import type { Route } from "./+types/suggestions";

/** The first entries that a text finds, as JSON: `FoundEntry[]`. */
export const handle: SharedPage = { sharedBy: { q: "" } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = checkQueryLength(url.searchParams.get("q"));
  return Response.json(await searchDirectory(context.get(servicesContext), query), { headers: visitorPageHeaders });
}
