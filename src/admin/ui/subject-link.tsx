import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SubjectKind } from "../rules.ts";

const pathOf: Readonly<Record<SubjectKind, (id: string) => string>> = {
  user: (id) => `/admin/users/${id}`,
  webhook: (id) => `/admin/webhooks/${id}`,
  plan: (id) => `/admin/plans/${id}`,
  promotion: () => "/admin/promotions",
  job: () => "/admin/jobs",
  setting: (id) => (id === "support-hours" ? "/admin/support" : "/admin/settings"),
  provider: () => "/admin/providers",
  tool: (id) => `/admin/directory/tools/${id}`,
  import: (id) => `/admin/directory/imports/${id}`,
  directory: () => "/admin/directory/settings",
  submission: () => "/admin/submissions?state=refused",
  letter: (id) => `/admin/letters/${id}`,
  "mailing-list": (id) => `/admin/lists/${id}`,
  contact: (id) => `/admin/contact/${id}`,
  support: (id) => `/admin/support/${id}`,
  template: (id) => `/admin/templates/${id}`,
};

export const rowLink = "font-semibold text-accent-text wrap-anywhere hover:underline";

/** Leads to the operator's page of what was changed. */
export const SubjectLink = ({
  kind,
  id,
  children,
}: {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly children: ReactNode;
}) => (
  <Link to={pathOf[kind](id)} className={rowLink}>
    {children}
  </Link>
);
