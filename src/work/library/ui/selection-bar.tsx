import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { selectedMax } from "../library-rules.ts";

interface Props {
  readonly count: number;
  readonly onSelectAll: (() => void) | undefined;
  readonly onClear: () => void;
  /** Actions on the selection. @param isTooMuch whether it is more than one press takes. */
  readonly children: (isTooMuch: boolean) => ReactNode;
}

/** Stays in view below a list while some of it is selected; without scripts, always. */
export function SelectionBar({ count, onSelectAll, onClear, children }: Props) {
  const isTooMuch = count > selectedMax;
  return (
    <section
      aria-label="Selection"
      hidden={count === 0}
      className="sticky bottom-4 z-20 flex w-full max-w-3xl flex-wrap items-center gap-2 justify-self-center rounded-md border border-hairline bg-surface py-2 pr-2 pl-4 text-sm shadow-float hidden:not-[html:not(.js)_*]:hidden"
    >
      <p role="status" className="min-w-24 flex-1 font-semibold tabular-nums">
        {count} selected{isTooMuch && `, ${selectedMax} at most`}
      </p>
      {onSelectAll && (
        <Button variant="ghost" size="sm" onClick={onSelectAll}>
          Select all shown
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear
      </Button>
      {children(isTooMuch)}
    </section>
  );
}

export const ShowMore = ({ isLoading, onPress }: { readonly isLoading: boolean; readonly onPress: () => void }) => (
  <div className="flex justify-center">
    <Button variant="secondary" disabled={isLoading} onClick={onPress}>
      {isLoading ? "Loading…" : "Show more"}
    </Button>
  </div>
);
