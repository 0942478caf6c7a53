import type { ReactNode } from "react";
import { Breadcrumbs } from "#ui/page-header.tsx";

/** The top of a settings page. */
export function SettingsHeader({
  title,
  intro,
  below,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  /** The page that leads here, where the navigation does not. */
  readonly below?: { readonly name: string; readonly path: string };
}) {
  return (
    <header className="grid gap-2 pb-8 md:pb-10">
      {below && <Breadcrumbs crumbs={[below, { name: title, path: "" }]} />}
      <h1 className="text-2xl">{title}</h1>
      {intro && <p className="max-w-[60ch] text-muted">{intro}</p>}
    </header>
  );
}
