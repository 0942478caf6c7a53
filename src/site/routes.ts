import { route } from "@react-router/dev/routes";

const articles = ["blog", "tutorials", "case-studies"].flatMap((section) => [
  route(section, "./site/pages/articles/article-list-page.tsx", { id: section }),
  route(`${section}/:slug`, "./site/pages/articles/article-page.tsx", { id: `${section}-article` }),
]);

const contentPages = ["careers", "affiliate"].map((path) => route(path, "./site/pages/content-page.tsx", { id: path }));

export const sitePages = [
  route("features", "./site/pages/features.tsx"),
  route("contact", "./site/pages/contact.tsx"),
  route("early-access", "./site/pages/early-access.tsx"),
  route("newsletter", "./site/pages/newsletter.tsx"),
  route("newsletter/confirm", "./site/pages/newsletter-confirm.tsx"),
  route("newsletter/unsubscribe", "./site/pages/newsletter-unsubscribe.tsx"),
  ...articles,
  ...contentPages,
  route("api-docs", "./site/pages/api-docs/api-docs-page.tsx"),
];
