export interface AdminSection {
  readonly title: string;
  readonly path: string;
  /** Queue whose length is shown beside it. */
  readonly queue?: string;
}

/** The operator's pages by group, as the navigation lists them. */
export const adminSections: readonly { readonly title: string; readonly pages: readonly AdminSection[] }[] = [
  {
    title: "Overview",
    pages: [
      { title: "Today", path: "/admin" },
      { title: "Audit log", path: "/admin/audit" },
    ],
  },
  {
    title: "Directory",
    pages: [
      { title: "Submissions", path: "/admin/submissions", queue: "submissions" },
      { title: "Edits", path: "/admin/edits", queue: "edits" },
      { title: "Claims", path: "/admin/claims", queue: "claims" },
      { title: "Reports", path: "/admin/reports", queue: "reports" },
      { title: "Reviews", path: "/admin/reviews", queue: "reviews" },
    ],
  },
  {
    title: "People",
    pages: [
      { title: "Users", path: "/admin/users" },
      { title: "Support", path: "/admin/support" },
      { title: "Contact", path: "/admin/contact" },
      { title: "Answer templates", path: "/admin/templates" },
    ],
  },
  {
    title: "Mail",
    pages: [
      { title: "Letters", path: "/admin/letters" },
      { title: "Mailing lists", path: "/admin/lists" },
    ],
  },
  {
    title: "Money",
    pages: [
      { title: "Subscriptions", path: "/admin/subscriptions" },
      { title: "Payments", path: "/admin/payments" },
      { title: "Plans and prices", path: "/admin/plans" },
      { title: "Promotion codes", path: "/admin/promotions" },
      { title: "Payment events", path: "/admin/webhooks" },
    ],
  },
  {
    title: "Running",
    pages: [
      { title: "AI providers", path: "/admin/providers" },
      { title: "Jobs", path: "/admin/jobs" },
      { title: "Mail", path: "/admin/mail" },
      { title: "Storage", path: "/admin/storage" },
      { title: "Settings", path: "/admin/settings" },
    ],
  },
];

export const isCurrentSection = ({ path }: AdminSection, pathname: string): boolean =>
  pathname === path || (path !== "/admin" && pathname.startsWith(`${path}/`));
