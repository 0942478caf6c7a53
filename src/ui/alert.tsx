import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A message that stays on the page. `error` is announced at once, `note` when the reader gets to it. */
export function Alert({
  tone,
  title,
  children,
}: {
  readonly tone: "error" | "note";
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={classNames(
        "rounded-md px-4 py-3 text-sm",
        tone === "error" ? "bg-danger-wash" : "border border-hairline bg-sunken",
        // A title carries the color alone: a red paragraph is hard to read.
        tone === "error" && !title && "text-danger",
      )}
    >
      {title && <p className={classNames("font-semibold", tone === "error" && "text-danger")}>{title}</p>}
      <div>{children}</div>
    </div>
  );
}
