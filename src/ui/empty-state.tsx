import type { ReactNode } from "react";

/** Says what would be here, and offers the first step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-start gap-3 border-y border-hairline py-16">
      <p className="font-display text-xl font-bold tracking-tight">{title}</p>
      {children && <div className="max-w-[60ch] text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
