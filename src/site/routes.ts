import { route } from "@react-router/dev/routes";

export const sitePages = [
  route("features", "./site/pages/features.tsx"),
  route("contact", "./site/pages/contact.tsx"),
  route("early-access", "./site/pages/early-access.tsx"),
  route("newsletter", "./site/pages/newsletter.tsx"),
  route("newsletter/confirm", "./site/pages/newsletter-confirm.tsx"),
  route("newsletter/unsubscribe", "./site/pages/newsletter-unsubscribe.tsx"),
];
