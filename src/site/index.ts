/** Static pages, content, forms for visitors, sitemap and feeds. */
export { siteRoutes } from "./http.ts";
export const unsubscribePath = "/newsletter/unsubscribe";
