import type { ReactNode } from "react";
import { SettingsHeader } from "../settings/settings-layout.tsx";

/** Layout of the pages below the security settings: back link, title, one column. */
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
    <div className="max-w-[40rem]">
      <SettingsHeader title={title} intro={intro} />
      <div className="grid grid-cols-1 gap-8">{children}</div>
    </div>
  );
}
