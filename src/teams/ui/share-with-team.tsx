import { Users } from "lucide";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { type PrivateWork, shareWithTeamIntent } from "../rules.ts";
import { useActingTeam } from "./acting-team.ts";
import { SharedChip } from "./private-work.tsx";

const wordings: Readonly<Record<PrivateWork, { readonly what: string; readonly about: string }>> = {
  chat: { what: "this chat", about: "Its files go with it. Everyone in the team can read it and go on with it." },
  draft: { what: "this draft", about: "Everyone in the team can read it and edit it." },
  pdf: {
    what: "this PDF",
    about: "Your questions and the answers go with it. Everyone in the team can read them and ask more.",
  },
};

interface Props {
  readonly kind: PrivateWork;
  /** True once the team has it. */
  readonly isShared: boolean;
  /** Called when the question opens, e.g. to store what was typed. */
  readonly onAsk?: () => void;
  readonly className?: string;
}

/** Says that what its page shows is shared with the team of the page, or shares it. Nothing outside of a team. */
export function ShareWithTeam({ kind, isShared, onAsk, className }: Props) {
  const team = useActingTeam();
  if (!team || (team.isReadOnly && !isShared)) return null;
  return (
    <div className={className}>
      {isShared ? <SharedChip /> : <Asking kind={kind} teamName={team.name} onAsk={onAsk} />}
    </div>
  );
}

interface AskingProps {
  readonly kind: PrivateWork;
  readonly teamName: string;
  readonly onAsk: (() => void) | undefined;
}

function Asking({ kind, teamName, onAsk }: AskingProps) {
  const [isOpen, setOpen] = useState(false);
  const isBusy = useNavigation().state !== "idle";
  const { what, about } = wordings[kind];
  const open = () => {
    onAsk?.();
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" size="sm" className="[html:not(.js)_&]:hidden" onClick={open}>
        <Icon icon={Users} className="size-4 shrink-0" />
        Share with {teamName}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={`Share ${what} with ${teamName}?`} description={about}>
        <p className="text-sm font-semibold">You can’t make it private again.</p>
        <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value={shareWithTeamIntent} />
          <SubmitButton isBusy={isBusy}>Share with {teamName}</SubmitButton>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
