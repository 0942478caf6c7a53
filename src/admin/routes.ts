import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** The operator's pages. Their layout lets only operators pass. @param others pages of other slices, shown in the same layout. */
export const adminPages = (others: readonly RouteConfigEntry[]): RouteConfigEntry =>
  route("admin", "./admin/pages/layout.tsx", [
    index("./admin/pages/today.tsx"),
    route("audit", "./admin/pages/audit.tsx"),
    route("users", "./admin/pages/users.tsx"),
    route("users/:userId", "./admin/pages/user.tsx"),
    route("subscriptions", "./admin/pages/money/subscriptions.tsx"),
    route("payments", "./admin/pages/money/payments.tsx"),
    route("plans", "./admin/pages/money/plans.tsx"),
    route("promotions", "./admin/pages/money/promotions.tsx"),
    route("webhooks", "./admin/pages/money/webhooks.tsx"),
    route("webhooks/:eventId", "./admin/pages/money/webhook.tsx"),
    route("directory", "./admin/pages/directory/tools.tsx"),
    route("directory/new", "./admin/pages/directory/new-tool.tsx"),
    route("directory/tools/:slug", "./admin/pages/directory/tool.tsx"),
    route("directory/imports", "./admin/pages/directory/imports.tsx"),
    route("directory/imports/:importId", "./admin/pages/directory/import.tsx"),
    route("directory/export", "./admin/pages/directory/export.ts"),
    route("directory/links", "./admin/pages/directory/links.tsx"),
    route("directory/settings", "./admin/pages/directory/settings.tsx"),
    route("jobs", "./admin/pages/running/jobs.tsx"),
    route("providers", "./admin/pages/running/providers.tsx"),
    route("storage", "./admin/pages/running/storage.tsx"),
    route("mail", "./admin/pages/running/mail.tsx"),
    route("settings", "./admin/pages/running/settings.tsx"),
    ...["submissions", "edits", "claims", "reports", "reviews"].map((queue) =>
      route(queue, `./admin/pages/queues/${queue}.tsx`),
    ),
    ...others,
  ]);
