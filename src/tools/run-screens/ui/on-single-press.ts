import type { MouseEvent } from "react";

/**
 * For a button that stops a run, or starts one outside a form. The second press of a double click does nothing: the button has another meaning
 * by then. Nor does the browser's own action follow, as it may be the form's submit button by then. Submit buttons need none of this
 * (src/ui/one-press.tsx).
 */
export const onSinglePress =
  (onPress: () => void) =>
  (event: MouseEvent): void => {
    event.preventDefault();
    if (event.detail < 2) onPress();
  };
