export interface AdminSection {
  readonly title: string;
  readonly path: string;
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
    title: "People",
    pages: [
      { title: "Users", path: "/admin/users" },
      { title: "Support", path: "/admin/support" },
    ],
  },
  {
    title: "Money",
    pages: [
      { title: "Subscriptions", path: "/admin/subscriptions" },
      { title: "Payments", path: "/admin/payments" },
      { title: "Payment events", path: "/admin/webhooks" },
    ],
  },
  {
    title: "Running",
    pages: [
      { title: "AI providers", path: "/admin/providers" },
      { title: "Jobs", path: "/admin/jobs" },
      { title: "Mail", path: "/admin/mail" },
    ],
  },
];

export const isCurrentSection = ({ path }: AdminSection, pathname: string): boolean =>
  pathname === path || (path !== "/admin" && pathname.startsWith(`${path}/`));
