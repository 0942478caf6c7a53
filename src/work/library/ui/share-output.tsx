import { useState } from "react";
import { Button } from "#ui/button.tsx";
import type { ShownLink } from "../../sharing/link-rules.ts";
import { ShareDialog } from "../../sharing/ui/share-dialog.tsx";
import { keyOf } from "../library-rules.ts";

interface Props {
  readonly runId: string;
  /** 0 for the text. */
  readonly fileNumber: number;
  readonly link: ShownLink | null;
}

/** Shares one output, and takes it back. */
export function ShareOutput({ runId, fileNumber, link }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {link ? "Shared" : "Share"}
      </Button>
      <ShareDialog
        fields={{ item: keyOf({ kind: "run", id: runId }), fileNumber: String(fileNumber) }}
        what={fileNumber === 0 ? "this text" : "this file"}
        description="Anyone with the link sees it, without your name, your prompt, or signing in."
        link={link}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
