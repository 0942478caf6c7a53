import { type ReactNode, useId } from "react";

/** One thing that can be set: what it is on the left, what can be done on the right; below each other on a phone. */
export function SettingsSection({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-10 gap-y-5 border-t border-hairline py-8 md:grid-cols-9 md:py-10"
    >
      <div className="grid content-start gap-1 md:col-span-3">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {intro && <p className="max-w-[52ch] text-sm text-muted">{intro}</p>}
      </div>
      <div className="min-w-0 md:col-span-6">{children}</div>
    </section>
  );
}
