import { useState } from "react";
import { useNavigate } from "react-router";
import { type ApiError, callForJson } from "#ui/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.ts";
import { type DocumentKind, documentCopyPath, documentNames, type EditedDocument } from "../document-rules.ts";
import type { DocumentEdits } from "./use-document.ts";

interface Props<Content> {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly document: DocumentEdits<Content>;
  readonly pathOf: (id: string) => string;
}

/** Two tabs or two members have edited one document, which is not merged: the user says what becomes of this version. The other one stays. */
export function ConflictDialog<Content>({ kind, id, document, pathOf }: Props<Content>) {
  const { present, saver, saveState, choice } = document;
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  /** Once, also if what follows has to be tried again. */
  const [copied, setCopied] = useState<{ readonly of: EditedDocument<Content>; readonly id: string }>();
  const by = saveState.status === "conflict" ? saveState.by : undefined;
  const name = documentNames[kind];

  async function load(): Promise<boolean> {
    if (await saver.takeTheirs()) return true;
    showToast({ kind: "error", title: "Not loaded", description: "Please check your connection and try again." });
    return false;
  }

  async function keepBoth(): Promise<void> {
    const copyId = copied?.of === present ? copied.id : await copyDocument(kind, id, present);
    if (copyId === undefined) return;
    setCopied({ of: present, id: copyId });
    if (!(await load())) return;
    showToast({
      kind: "success",
      title: "Your version is kept as a copy",
      description: `This is ${by ? `${by}’s version` : "the version of the other tab"}.`,
      action: { label: "Open the copy", onClick: () => void navigate(pathOf(copyId)) },
    });
  }

  async function act(action: () => Promise<unknown>): Promise<void> {
    setIsBusy(true);
    await action();
    setIsBusy(false);
  }

  return (
    <Dialog
      open={choice.isOpen}
      onOpenChange={choice.close}
      title={by ? `${by} changed this ${name} while you were working on it` : `You changed this ${name} in another tab`}
      description={`What you changed here since then isn’t saved. Keep both, and your version becomes a copy in your list; this ${name} stays as ${by ? `${by} saved it` : "it was saved there"}. Or load that version without your changes.`}
    >
      <div className="flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={() => void act(keepBoth)}>
          Keep both
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void act(load)}>
          {by ? `Load ${by}’s version` : "Load that version"}
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * Keeps a version as a document of its own.
 * @param edited what is stored, if left out.
 * @returns its id; undefined if it couldn't be kept, which the user is told.
 */
export async function copyDocument<Content>(
  kind: DocumentKind,
  id: string,
  edited?: EditedDocument<Content>,
): Promise<string | undefined> {
  const later = "Please try again in a moment.";
  try {
    const json = { kind, ...(edited && { edited }) };
    return (await callForJson<{ readonly id: string }>(documentCopyPath(id), { json, lost: later, refused: later })).id;
  } catch (error) {
    showToast({ kind: "error", title: "Not copied", description: (error as ApiError).message });
    return undefined;
  }
}
