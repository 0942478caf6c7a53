import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";

interface Props {
  /** What the tabs are of. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly name: string; readonly path: string }[];
  readonly current: string;
}

/** Views of one page, each with an address of its own. */
export const TabLinks = ({ label, tabs, current }: Props) => (
  <nav aria-label={label} className="flex overflow-x-auto border-b border-hairline">
    {tabs.map(({ id, name, path }) => (
      <Link
        key={id}
        to={path}
        preventScrollReset
        aria-current={id === current ? "page" : undefined}
        className={classNames(
          "-mb-px inline-flex min-h-11 items-center border-b-2 px-4 text-sm font-semibold whitespace-nowrap",
          id === current ? "border-accent-strong text-ink" : "border-transparent text-muted hover:text-ink",
        )}
      >
        {name}
      </Link>
    ))}
  </nav>
);
