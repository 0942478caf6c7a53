import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { tools } from "./registry.ts";
import type { Tool } from "./tool.ts";

type Area = NonNullable<Tool["pages"][number]["area"]>;

const pagesIn = (wanted?: Area): RouteConfigEntry[] =>
  (tools as readonly Tool[]).flatMap(({ id, pages }) =>
    pages.filter(({ area }) => area === wanted).map(({ path, file }) => route(path, `./tools/${id}/pages/${file}.tsx`)),
  );

export const toolsPages = pagesIn();

export const toolSettings = pagesIn("settings");

/** A window of its own, without the workspace beside it. */
export const windowPages = pagesIn("window");

/** For visitors, too: what a link shows, and the studio before an account. */
export const publicPages = [...pagesIn("public"), route("s/:token", "./tools/pages/shared.tsx")];
