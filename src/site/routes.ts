import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Several routes with one module: each needs its own id. */
const each = (paths: readonly string[], file: string): RouteConfigEntry[] =>
  paths.map((path) => route(path, file, { id: `${file}#${path}` }));

const articles = ["blog", "tutorials", "case-studies"].flatMap((section) => [
  route(section, "./site/pages/articles/article-list-page.tsx", { id: section }),
  route(`${section}/:slug`, "./site/pages/articles/article-page.tsx", { id: `${section}-article` }),
]);

const contentPages = ["careers", "affiliate"].map((path) => route(path, "./site/pages/content-page.tsx", { id: path }));

export const sitePages = [
  // What the product is
  route("features", "./site/pages/features.tsx"),
  route("services", "./site/pages/services.tsx"),
  route("about", "./site/pages/about.tsx"),
  route("how-it-works", "./site/pages/how-it-works.tsx"),
  route("pricing", "./site/pages/pricing.tsx"),
  ...each(["invite/:code?", "r/:code?"], "./site/pages/invitation.tsx"),

  // Answers
  route("faq", "./site/pages/faq.tsx"),
  route("help", "./site/pages/help.tsx"),
  route("contact", "./site/pages/contact.tsx"),
  route("api-docs", "./site/pages/api-docs/api-docs-page.tsx"),

  // To read
  ...articles,
  ...contentPages,

  // Lists to be on
  route("early-access", "./site/pages/early-access.tsx"),
  route("newsletter", "./site/pages/newsletter.tsx"),
  route("newsletter/confirm", "./site/pages/newsletter-confirm.tsx"),
  ...each(["newsletter/unsubscribe", "early-access/unsubscribe"], "./site/pages/unsubscribe.tsx"),

  // Legal
  route("privacy-policy", "./site/pages/privacy-policy.tsx"),
  route("terms-of-service", "./site/pages/terms-of-service.tsx"),
  ...each(["privacy", "terms"], "./site/pages/moved.ts"),
];
