import type { RouteConfig } from "@react-router/dev/routes";
import { route } from "@react-router/dev/routes";
import { directoryPages } from "./directory/routes.ts";
import { sitePages } from "./site/routes.ts";

export default [...directoryPages, ...sitePages, route("*", "./not-found.tsx")] satisfies RouteConfig;
