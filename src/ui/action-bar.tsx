import type { ReactNode } from "react";
import { FinePrint } from "./fine-print.tsx";

/**
 * The button of a long form, and what a press costs. It stays in sight, and covers what lies under it: also the outlines of chosen cards,
 * which stand out by two pixels. Its shadow shows that the form goes on under it, and the page’s scroll padding keeps focused fields out
 * from under it.
 */
export const ActionBar = ({ children }: { readonly children: ReactNode }) => (
  <div
    data-action-bar=""
    className="sticky bottom-0 z-10 -mx-0.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-hairline bg-paper px-0.5 py-3 shadow-bar"
  >
    {children}
  </div>
);

/** Beside the button, or below it where it would be squeezed into a narrow column. */
export const ActionNote = (props: { readonly children: ReactNode; readonly more?: ReactNode }) => (
  <FinePrint className="grid min-w-48 flex-1 gap-0.5" {...props} />
);
