import type { MouseEvent } from "react";

/** For a button that takes the place of the one that starts a run: the second press of a double click on that one must not stop it. */
export const onSinglePress =
  (onPress: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) onPress();
  };
