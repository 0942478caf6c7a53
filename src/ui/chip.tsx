import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Tone = "plain" | "accent" | "ink";

const tones: Readonly<Record<Tone, string>> = {
  plain: "border-hairline text-muted",
  accent: "border-transparent bg-accent-wash text-accent-text",
  ink: "border-transparent bg-ink text-paper",
};

/** A small label: a tag, a price mark, "New". */
export function Chip({
  tone = "plain",
  className,
  children,
}: {
  readonly tone?: Tone;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return <span className={classNames("chip", tones[tone], className)}>{children}</span>;
}
