import type { ReactNode } from "react";

/** One line of a bill, or of a description. */
export function BillRow({
  name,
  note,
  children,
  isSum = false,
}: {
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly isSum?: boolean;
}) {
  return (
    <div className="grid grid-cols-[minmax(7rem,1fr)_auto] items-baseline gap-x-6 py-4">
      <dt className="grid gap-0.5">
        <span className={isSum ? "text-lg font-semibold" : "font-semibold"}>{name}</span>
        {note && <span className="text-sm text-muted">{note}</span>}
      </dt>
      <dd className={isSum ? "text-xl font-semibold tabular-nums" : "max-w-[18rem] text-right tabular-nums"}>
        {children}
      </dd>
    </div>
  );
}
