import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Variant = "framed" | "open" | "note";

const variants: Readonly<Record<Variant, { readonly frame: string; readonly title: string; readonly text: string }>> = {
  framed: { frame: "rounded-md border border-hairline px-5 py-10 sm:px-8 sm:py-12", title: "text-xl", text: "" },
  open: { frame: "py-4 sm:py-10", title: "text-xl", text: "" },
  note: { frame: "rounded-md border border-hairline bg-surface p-5", title: "text-lg", text: "text-sm" },
};

/** Says what would be here, and offers the first step. */
export function EmptyState({
  title,
  children,
  action,
  variant = "framed",
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** `open`: without a frame, where the page around it has one. `note`: beside what works already. */
  readonly variant?: Variant;
}) {
  return (
    <div className={classNames("grid content-start justify-items-start gap-3", variants[variant].frame)}>
      <p className={classNames("font-display font-bold tracking-tight text-balance", variants[variant].title)}>
        {title}
      </p>
      {children && <div className={classNames("max-w-[60ch] text-muted", variants[variant].text)}>{children}</div>}
      {action && <div className="mt-1 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
