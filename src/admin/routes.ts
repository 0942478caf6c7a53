import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** The operator's pages. Their layout lets only operators pass. @param others pages of other slices, shown in the same layout. */
export const adminPages = (others: readonly RouteConfigEntry[]): RouteConfigEntry =>
  route("admin", "./admin/pages/layout.tsx", [
    index("./admin/pages/today.tsx"),
    route("audit", "./admin/pages/audit.tsx"),
    route("users", "./admin/pages/users.tsx"),
    route("users/:userId", "./admin/pages/user.tsx"),
    ...["submissions", "edits", "claims", "reports", "reviews"].map((queue) =>
      route(queue, `./admin/pages/queues/${queue}.tsx`),
    ),
    ...others,
  ]);
