import type { ReactNode } from "react";

/** The top of a settings page. */
export function SettingsHeader({ title, intro }: { readonly title: string; readonly intro?: ReactNode }) {
  return (
    <header className="grid gap-2 pb-8 md:pb-10">
      <h1 className="text-2xl">{title}</h1>
      {intro && <p className="max-w-[60ch] text-muted">{intro}</p>}
    </header>
  );
}
