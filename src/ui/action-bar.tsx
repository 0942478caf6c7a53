import type { ReactNode } from "react";

/**
 * The button of a long form, and what a press costs. It stays in sight, and covers what lies under it: also the outlines of chosen cards,
 * which stand out by two pixels.
 */
export const ActionBar = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-0 -mx-0.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-hairline bg-paper px-0.5 py-3">
    {children}
  </div>
);

/** Beside the button, or below it where it would be squeezed into a narrow column. */
export const ActionNote = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid min-w-48 flex-1 gap-0.5 text-xs text-muted">{children}</div>
);
