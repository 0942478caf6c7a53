import { useState } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/more-fields.tsx";
import { useInProject } from "#work/ui/index.ts";
import type { Board } from "../board.ts";
import { briefMax, briefPath, writeBrief } from "../brief.ts";

interface Props {
  readonly topic: string;
  readonly board: Board;
  /** Ids of the selected cards; the brief has all cards, if none is selected. */
  readonly selected: ReadonlySet<string>;
  readonly onClose: () => void;
}

/** Ideas as a brief, which the user corrects and takes to a generator. */
export function BriefDialog({ topic, board, selected, onClose }: Props) {
  const inProject = useInProject();
  const [brief, setBrief] = useState(() =>
    writeBrief(topic, board, { only: selected.size > 0 ? selected : undefined }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Make a brief"
      description={`${selected.size > 0 ? "The selected cards" : "The whole board"}, those with the most votes first. Change what you like, then choose what to make.`}
    >
      <div className="grid gap-4">
        <TextAreaField
          label="Brief"
          rows={10}
          maxLength={briefMax}
          value={brief}
          onChange={(event) => setBrief(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={inProject(briefPath("image", brief))}>Image</ButtonLink>
          <ButtonLink to={inProject(briefPath("design", brief))} variant="secondary">
            Screens
          </ButtonLink>
          <ButtonLink to={inProject(briefPath("text", brief))} variant="secondary">
            Text
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
