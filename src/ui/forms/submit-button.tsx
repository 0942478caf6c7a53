import type { ComponentProps } from "react";
import { Button } from "../button.tsx";

interface Props extends ComponentProps<typeof Button> {
  readonly isBusy: boolean;
}

/** Sends a form. While that is under way it does nothing, but keeps the focus, which a disabled button would lose. */
export function SubmitButton({ isBusy, ...props }: Props) {
  return <Button type="submit" aria-disabled={isBusy || undefined} {...props} />;
}
