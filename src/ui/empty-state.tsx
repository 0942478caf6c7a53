import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Says what would be here, and offers the first step. */
export function EmptyState({
  title,
  children,
  action,
  look = "ruled",
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** `open`: without lines, where the page around it has some. */
  readonly look?: "ruled" | "open" | undefined;
}) {
  return (
    <div
      className={classNames(
        "grid justify-items-start gap-3",
        look === "ruled" ? "border-y border-hairline py-16" : "py-4 sm:py-10",
      )}
    >
      <p className="font-display text-xl font-bold tracking-tight">{title}</p>
      {children && <div className="max-w-[60ch] text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
