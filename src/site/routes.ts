import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { memberPaths } from "./member-paths.ts";

/** Several addresses with one module: each needs an id of its own. */
const each = (paths: readonly string[], file: string): RouteConfigEntry[] =>
  paths.map((path) => route(path, file, { id: `${file}#${path}` }));

export const sitePages = [
  // What the product is
  route("features", "./site/pages/features.tsx"),
  route("services", "./site/pages/services.tsx"),
  route("about", "./site/pages/about.tsx"),
  route("how-it-works", "./site/pages/how-it-works.tsx"),
  route("pricing", "./site/pages/pricing.tsx"),

  // Answers
  route("faq", "./site/pages/faq.tsx"),

  // Legal
  route("privacy-policy", "./site/pages/privacy-policy.tsx"),
  route("terms-of-service", "./site/pages/terms-of-service.tsx"),
  ...each(["privacy", "terms"], "./site/pages/moved.ts"),

  // Until accounts open
  route("login", "./site/pages/login.tsx"),
  route("signup", "./site/pages/signup.tsx"),
  route("ideation", "./site/pages/ideation.ts"),
  ...each(memberPaths, "./site/pages/members-only.ts"),
];
