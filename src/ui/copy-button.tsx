import { Copy } from "lucide";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { copyText } from "./copy-text.ts";
import { Icon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface Props {
  /** Or what makes it when it is wanted. */
  readonly text: string | (() => string);
  /** Message after it worked. */
  readonly done?: string;
  readonly variant?: "primary" | "secondary" | "ghost";
  readonly size?: "sm" | "md";
  readonly disabled?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Button that copies a text. It is not there without scripts: the text can be marked and copied as ever. */
export function CopyButton({ text, done, variant = "secondary", size, disabled, className, children }: Props) {
  if (!useHydrated()) return null;
  return (
    <Button
      variant={variant}
      size={size}
      disabled={disabled}
      className={className}
      onClick={() => void copyText(typeof text === "string" ? text : text(), done)}
    >
      <Icon icon={Copy} className="size-4" />
      {children}
    </Button>
  );
}
