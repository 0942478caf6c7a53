import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { Saver, SaveState } from "#work/browser.ts";
import type { Edited } from "../edited.ts";

interface Props {
  readonly state: SaveState;
  readonly saver: Saver<Edited>;
  readonly present: Edited;
}

/** Two tabs or two members have edited one design: which one goes on is the user’s to say. Once closed, it comes again with the next change. */
export function ConflictDialog({ state, saver, present }: Props) {
  const [closedAt, setClosedAt] = useState<Edited>();
  const by = state.status === "conflict" ? state.by : undefined;
  return (
    <Dialog
      open={state.status === "conflict" && closedAt !== present}
      onOpenChange={() => setClosedAt(present)}
      title={by ? `${by} has changed this design meanwhile` : "This design was changed in another tab"}
      description="Keep your version, and the other one stays among the versions. Or load the other one, without what you have changed here since."
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void saver.keepMine()}>Keep mine as the newest version</Button>
        <Button
          variant="secondary"
          onClick={() => {
            saver.discard();
            window.location.reload();
          }}
        >
          Load that version
        </Button>
      </div>
    </Dialog>
  );
}
