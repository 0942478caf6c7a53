import type { ReactNode } from "react";

/** The frame of the pages by which one gets in: one column, in the middle of the page's first screen. */
export function DoorFrame({
  title,
  intro,
  children,
  below,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** Other ways to go. */
  readonly below?: ReactNode;
}) {
  return (
    <div className="container-page pt-12 pb-24 md:pt-20">
      <div className="mx-auto grid w-full max-w-[26rem] gap-6">
        <div className="grid gap-2">
          <h1 className="text-2xl">{title}</h1>
          {intro && <p className="wrap-anywhere text-muted">{intro}</p>}
        </div>
        {children}
        {below && <div className="grid gap-3 border-t border-hairline pt-6 text-sm text-muted">{below}</div>}
      </div>
    </div>
  );
}
