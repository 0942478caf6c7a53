import { Square } from "lucide";
import type { ComponentProps } from "react";
import { useActingTeam } from "#teams/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { onSinglePress } from "./on-single-press.ts";

interface StopProps {
  readonly onStop: () => void;
  readonly size?: "sm" | "md";
  /** Pressed already. */
  readonly isStopping?: boolean;
  readonly className?: string;
}

/** Stops what its page is doing. */
export function StopButton({ onStop, size = "md", isStopping = false, className }: StopProps) {
  return <Button {...stopping({ onStop, isStopping })} size={size} className={className} />;
}

interface RunProps extends ComponentProps<typeof Button> {
  readonly onStop: () => void;
  readonly isRunning: boolean;
  /** Stop was pressed. */
  readonly isStopping?: boolean;
}

/** Starts a run, and stops it while it goes on. It is one element, so that users who press it by keyboard keep the focus. */
export function RunButton({ isRunning, isStopping = false, onStop, ...start }: RunProps) {
  // The bar above the page says why.
  const isReadOnly = useActingTeam()?.isReadOnly ?? false;
  return (
    <Button
      {...(isRunning ? stopping({ onStop, isStopping }) : { ...start, disabled: isReadOnly || start.disabled })}
    />
  );
}

/** A disabled button would lose the focus. */
const stopping = ({ onStop, isStopping }: { readonly onStop: () => void; readonly isStopping: boolean }) => ({
  variant: "secondary" as const,
  "aria-disabled": isStopping || undefined,
  onClick: onSinglePress(() => !isStopping && onStop()),
  children: (
    <>
      <Icon icon={Square} className="size-4" />
      {isStopping ? "Stopping" : "Stop"}
    </>
  ),
});
