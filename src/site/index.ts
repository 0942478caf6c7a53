/** Static pages, content, forms for visitors, sitemap and feeds. */
export { earlyAccessDiscounts } from "./early-access/early-access.ts";
export { siteRoutes } from "./http.ts";
export { siteJobs } from "./jobs.ts";
export { unsubscribePath } from "./newsletter/write-newsletter-mails.ts";
export { sitePersonalData } from "./personal-data.ts";
