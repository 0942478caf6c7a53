import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";

interface Props {
  readonly periods: readonly { readonly path: string; readonly name: string; readonly isShown: boolean }[];
}

/** Links to the periods that usage can be shown for. */
export const UsagePeriods = ({ periods }: Props) => (
  <nav aria-label="Usage period" className="flex flex-wrap rounded-sm border border-outline p-0.5">
    {periods.map(({ path, name, isShown }) => (
      <Link
        key={path}
        to={path}
        preventScrollReset
        aria-current={isShown ? "true" : undefined}
        className={classNames(
          "inline-flex min-h-11 items-center rounded-sm px-3 text-sm font-semibold",
          isShown ? "bg-ink text-paper" : "hover:bg-sunken",
        )}
      >
        {name}
      </Link>
    ))}
  </nav>
);
