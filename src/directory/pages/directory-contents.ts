import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { getDirectory } from "../queries.ts";
import type { Route } from "./+types/directory-contents";

/** The content of all sections as JSON, which the home page loads after it opens. */
export const handle: SharedPage = { sharedBy: {} };

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogueCache, db } = context.get(servicesContext);
  const { contents } = await catalogueCache.read("directory", () => getDirectory(db));
  return Response.json(contents, { headers: visitorPageHeaders });
}
