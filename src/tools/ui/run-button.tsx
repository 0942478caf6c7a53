import { Square } from "lucide";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { onSinglePress } from "./on-single-press.ts";

interface Props {
  readonly onStop: () => void;
  readonly size?: "sm" | "md";
  /** Pressed already. */
  readonly isStopping?: boolean;
  readonly className?: string;
}

/** Stops what its page is doing. It stands where the button that started it was. */
export function StopButton({ onStop, size = "md", isStopping = false, className }: Props) {
  return (
    <Button look="secondary" size={size} disabled={isStopping} onClick={onSinglePress(onStop)} className={className}>
      <Icon of={Square} className="size-4" />
      {isStopping ? "Stopping" : "Stop"}
    </Button>
  );
}
