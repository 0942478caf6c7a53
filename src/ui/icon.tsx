import type { IconNode } from "lucide";
import { createElement } from "react";

interface Props {
  /** Icon of the package `lucide`, where icons are plain data. Its components for React would bring 1.4 kB to every page. */
  readonly icon: IconNode;
  readonly className?: string;
}

const shared = {
  "aria-hidden": true,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** A decoration: what it means is said by the text beside it, or by the label of its button. */
export function Icon({ icon, className }: Props) {
  const parts = icon.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement("svg", { ...shared, className }, ...parts);
}
