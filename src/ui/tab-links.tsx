import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

interface Props<Id extends string> {
  /** Name of what the tabs are views of. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly name: string; readonly path: string }[];
  readonly current: Id;
}

/** Number of tabs that a phone has room for at full size. */
const roomyMax = 3;

/** Views of one page, each with an address of its own. */
export function TabLinks<Id extends string>({ label, tabs, current }: Props<Id>) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab was opened
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft + tab.offsetWidth - row.current.clientWidth;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className="relative flex overflow-x-auto border-b border-hairline">
      {tabs.map(({ id, name, path }) => (
        <Link
          key={id}
          to={path}
          preventScrollReset
          aria-current={id === current ? "page" : undefined}
          className={classNames(
            "inline-flex min-h-11 shrink-0 items-center border-b-2 px-4 text-sm font-semibold whitespace-nowrap -outline-offset-2",
            tabs.length > roomyMax ? "max-sm:px-2 max-sm:text-xs" : "max-sm:px-3",
            id === current ? "border-accent-strong text-ink" : "border-transparent text-muted hover:text-ink",
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
