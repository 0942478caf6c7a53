import { data } from "react-router";
import { loggablePath } from "#platform/http/loggable-path.ts";
import { toPageError } from "#platform/http/page-errors.ts";
import { refusalContext, requestContext } from "#platform/services.ts";
import type { Route } from "./+types/not-found";

/** Every address that no other route knows, and every request that was refused before a page saw it. */
export function loader({ context, url }: Route.LoaderArgs) {
  const refusal = context.get(refusalContext);
  if (refusal) throw toPageError(refusal.error, { link: refusal.link });
  context.get(requestContext).log.warn({ path: loggablePath(url.pathname) }, "page not found");
  throw data({ code: "not_found", message: "There is no page at this address." }, { status: 404 });
}

export function action({ context, url }: Route.ActionArgs) {
  return loader({ context, url } as Route.LoaderArgs);
}

export default function NotFound() {
  return null;
}
