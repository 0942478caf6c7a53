import type { ReactNode } from "react";
import { Breadcrumbs } from "#ui/page-header.tsx";

/** A page below the security settings: the way back, its title, and a column that is easy to read. */
export function SecuritySubpage({
  title,
  path,
  intro,
  children,
}: {
  readonly title: string;
  readonly path: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}) {
  const crumbs = [
    { name: "Security", path: "/settings/security" },
    { name: title, path },
  ];
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-8">
      <header className="grid gap-3">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="text-2xl">{title}</h1>
        {intro && <p className="text-muted">{intro}</p>}
      </header>
      {children}
    </div>
  );
}
