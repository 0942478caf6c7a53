export interface AdminSection {
  readonly title: string;
  readonly path: string;
}

interface AdminGroup {
  /** Undefined for a page that stands for itself. */
  readonly title?: string;
  readonly pages: readonly AdminSection[];
}

/** The operator's pages by group, as the navigation lists them. */
export const adminGroups: readonly AdminGroup[] = [
  { pages: [{ title: "Today", path: "/admin" }] },
  {
    title: "People",
    pages: [
      { title: "Users", path: "/admin/users" },
      { title: "Mailing lists", path: "/admin/lists" },
    ],
  },
  {
    title: "Money",
    pages: [
      { title: "Subscriptions", path: "/admin/subscriptions" },
      { title: "Payments", path: "/admin/payments" },
      { title: "Payment events", path: "/admin/webhooks" },
      { title: "Plans and prices", path: "/admin/plans" },
      { title: "Promotion codes", path: "/admin/promotions" },
    ],
  },
  {
    title: "Directory",
    pages: [
      { title: "Tools", path: "/admin/directory" },
      { title: "Submissions", path: "/admin/submissions" },
      { title: "Edits", path: "/admin/edits" },
      { title: "Pictures", path: "/admin/pictures" },
      { title: "Claims", path: "/admin/claims" },
      { title: "Reports", path: "/admin/reports" },
      { title: "Reviews", path: "/admin/reviews" },
      { title: "Imports", path: "/admin/directory/imports" },
      { title: "Links", path: "/admin/directory/links" },
      { title: "Offers and checks", path: "/admin/directory/settings" },
    ],
  },
  {
    title: "Messages",
    pages: [
      { title: "Support", path: "/admin/support" },
      { title: "Contact", path: "/admin/contact" },
      { title: "Answer templates", path: "/admin/templates" },
      { title: "Letters", path: "/admin/letters" },
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
  { pages: [{ title: "Audit log", path: "/admin/audit" }] },
];

const isWithin = (pathname: string, { path }: AdminSection): boolean =>
  pathname === path || (path !== "/admin" && pathname.startsWith(`${path}/`));

/** Tells whether a page is within a section, and within none with a longer address. */
export function isCurrentSection(section: AdminSection, pathname: string): boolean {
  if (!isWithin(pathname, section)) return false;
  const all = adminGroups.flatMap(({ pages }) => pages);
  return all.every((other) => other.path.length <= section.path.length || !isWithin(pathname, other));
}
