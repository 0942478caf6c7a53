import type { MouseEvent } from "react";

/**
 * For a button that stops a run, or starts one outside a form. The second press of a double click does nothing: the button that it meets has
 * taken the place of the pressed one. Nor does the browser's own action follow, as the button may be the form's submit button by then.
 */
export const onSinglePress =
  (onPress: () => void) =>
  (event: MouseEvent): void => {
    event.preventDefault();
    if (event.detail < 2) onPress();
  };

/** The same for a submit button. */
export function submitOnSinglePress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
