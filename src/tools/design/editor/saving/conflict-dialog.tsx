import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.ts";
import type { ConflictChoice, Saver, SaveState } from "#work/browser.ts";
import type { Edited } from "../edited.ts";

interface Props {
  readonly state: SaveState;
  readonly saver: Saver<Edited>;
  readonly choice: ConflictChoice;
  /** Called once the other version is among the versions. */
  readonly onReplaced: () => void;
}

/** Name of the other version among the versions. */
const replaced = "Replaced by another version";

/** Two tabs or two members have edited one design: the user says which version is the newest. */
export function ConflictDialog({ state, saver, choice, onReplaced }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const by = state.status === "conflict" ? state.by : undefined;

  async function keepMine(): Promise<void> {
    setIsBusy(true);
    if (await saver.keepMine(replaced)) onReplaced();
    setIsBusy(false);
  }

  async function loadTheirs(): Promise<void> {
    setIsBusy(true);
    if (!(await saver.takeTheirs())) {
      showToast({ kind: "error", title: "Not loaded", description: "Please check your connection and try again." });
    }
    setIsBusy(false);
  }

  return (
    <Dialog
      open={choice.isOpen}
      onOpenChange={choice.close}
      title={by ? `${by} changed this design while you were working on it` : "You changed this design in another tab"}
      description={`What you changed here since then isn’t saved. Keep yours, and ${by ? `${by}’s version` : "that version"} can be restored under Versions. Or load that version without your changes.`}
    >
      <div className="flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={() => void keepMine()}>
          Keep mine as the newest version
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void loadTheirs()}>
          {by ? `Load ${by}’s version` : "Load that version"}
        </Button>
      </div>
    </Dialog>
  );
}
