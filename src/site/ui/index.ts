export { EarlyAccessSection } from "./early-access/early-access-section.tsx";
export { ErrorPage, NoConnection } from "./error-page.tsx";
export { SiteFooter } from "./site-footer.tsx";
export { SiteHeader } from "./site-header.tsx";
export { SiteProvider, type SiteSettings, useSite } from "./site-settings.tsx";
