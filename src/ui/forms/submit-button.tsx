import type { ComponentProps } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";

interface Props extends ComponentProps<typeof Button> {
  readonly isBusy: boolean;
}

/** Sends a form. While that is under way it does nothing, but keeps the focus, which a disabled button would lose. */
export function SubmitButton({ isBusy, className, ...props }: Props) {
  return (
    <Button
      type="submit"
      aria-disabled={isBusy || undefined}
      className={classNames("aria-disabled:cursor-progress aria-disabled:opacity-60", className)}
      {...props}
    />
  );
}
