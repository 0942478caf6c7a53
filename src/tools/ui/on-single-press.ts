import type { MouseEvent } from "react";

/**
 * For a button that starts a run, or takes the place of one that does: the second press of a double click must neither start another nor stop
 * it.
 */
export const onSinglePress =
  (onPress: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) onPress();
  };
