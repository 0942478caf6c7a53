import { FlaskConical } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

/** The frame of the pages that stand in for a payment provider's: nobody may take them for one. */
export function TestFrame({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="container-page pt-8 pb-24 md:pt-12">
      <div className="mx-auto grid w-full max-w-[32rem] grid-cols-1 gap-8">
        <p className="flex items-center gap-3 rounded-md border border-dashed border-accent-strong bg-accent-wash px-4 py-3 font-semibold">
          <Icon of={FlaskConical} className="size-5 shrink-0 text-accent-text" />
          Test checkout: no money moves
        </p>
        <header className="grid gap-2">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <p className="text-muted">{intro}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
