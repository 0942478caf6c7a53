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
    route("webhooks", "./admin/pages/money/webhooks.tsx"),
    route("webhooks/:eventId", "./admin/pages/money/webhook.tsx"),
    route("jobs", "./admin/pages/running/jobs.tsx"),
    route("providers", "./admin/pages/running/providers.tsx"),
    route("mail", "./admin/pages/running/mail.tsx"),
    ...others,
  ]);
