import { Trash2 } from "lucide";
import { type ComponentProps, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { useActingTeam } from "./acting-team.ts";

interface QuestionProps {
  /** Name of the work: `this chat`. */
  readonly what: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onConfirm: () => void;
}

/** Asks before something goes that belongs to the team of the page. */
export function DeletionQuestion({ what, isOpen, onOpenChange, onConfirm }: QuestionProps) {
  const team = useActingTeam();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={`Delete ${what} for everyone in ${team?.name ?? "the team"}?`}
      description="It belongs to the team, so all members lose it. For a day, it can be restored from Recently deleted."
    >
      <div className="flex flex-wrap gap-3">
        <Button className="bg-danger! text-paper!" onClick={onConfirm}>
          Delete for everyone
        </Button>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

type Props = ComponentProps<typeof Button> & {
  readonly what: string;
  /** False for what the user keeps to themselves. */
  readonly isTeams: boolean;
};

/** Submit button that deletes. For what belongs to the team of the page, it asks first. */
export function DeleteButton({ what, isTeams, ...button }: Props) {
  const team = useActingTeam();
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const isConfirmed = useRef(false);
  return (
    <>
      <Button
        {...button}
        ref={ref}
        type="submit"
        onClick={(event) => {
          if (!team || !isTeams || isConfirmed.current) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <DeletionQuestion
        what={what}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => {
          setOpen(false);
          isConfirmed.current = true;
          ref.current?.click();
          isConfirmed.current = false;
        }}
      />
    </>
  );
}

/** The same as a sign, for a row of them. @param label for screen readers, where a page has several. */
export const DeleteSign = ({
  label = "Delete",
  ...button
}: Pick<Props, "what" | "isTeams"> & { readonly label?: string }) => (
  <DeleteButton
    {...button}
    name="intent"
    value="delete"
    aria-label={label}
    title="Delete"
    variant="ghost"
    className="px-3"
  >
    <Icon icon={Trash2} className="size-4" />
  </DeleteButton>
);
