import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** The frame of the pages below the security settings: the way back, what it is, one column. */
export function SecurityPage({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid max-w-[34rem] gap-8">
      <header className="grid gap-2">
        <Link
          to="/settings/security"
          className="-ml-1 inline-flex min-h-11 items-center gap-1 justify-self-start text-sm font-medium text-muted hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-4" />
          Security
        </Link>
        <h1 className="text-2xl">{title}</h1>
        {intro && <p className="text-muted">{intro}</p>}
      </header>
      {children}
    </div>
  );
}
