import { useState } from "react";
import type { SaveState } from "./saver.ts";

/** A conflict that the user has to decide, and whether its dialog is open. */
export interface ConflictChoice {
  /** True from each conflict on until the user closes the dialog. */
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/** The dialog of a conflict: once closed, it doesn't come again by itself, so that the user can read and copy what is there. */
export function useConflictChoice(state: SaveState): ConflictChoice {
  const [putOff, setPutOff] = useState<SaveState>();
  return {
    isOpen: state.status === "conflict" && putOff !== state,
    open: () => setPutOff(undefined),
    close: () => setPutOff(state),
  };
}
