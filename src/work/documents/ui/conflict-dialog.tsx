import { useState } from "react";
import { useActingTeam } from "#teams/ui/index.ts";
import { type ApiError, callApi } from "#ui/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.ts";
import { type DocumentKind, documentCopyPath, type EditedDocument } from "../document-rules.ts";
import type { DocumentEdits } from "./use-document.ts";

interface Props<Content> {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly document: DocumentEdits<Content>;
}

/** Two tabs or two members have edited one document: which one goes on is the user’s to say. Once closed, it comes again with the next change. */
export function ConflictDialog<Content>({ kind, id, document: { present, saver, saveState } }: Props<Content>) {
  const [closedAt, setClosedAt] = useState<EditedDocument<Content>>();
  const isInTeam = useActingTeam() !== null;
  return (
    <Dialog
      open={saveState.status === "conflict" && closedAt !== present}
      onOpenChange={() => setClosedAt(present)}
      title={
        isInTeam ? "This was changed meanwhile, by another member or in another tab" : "This was changed in another tab"
      }
      description="Keep both, and the other version becomes a copy in your list. Or load that version, without what you have changed here since."
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={async () => (await copyStored(kind, id)) && void saver.keepMine()}>Keep both</Button>
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

/** Keeps what is stored as another document. @returns whether it is; the user is told if not. */
export async function copyStored(kind: DocumentKind, id: string): Promise<boolean> {
  const later = "Please try again in a moment.";
  try {
    await callApi(documentCopyPath(id), { json: { kind }, lost: later, refused: later });
    return true;
  } catch (error) {
    showToast({ kind: "error", title: "Not copied", description: (error as ApiError).message });
    return false;
  }
}
