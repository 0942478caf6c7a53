import { Users } from "lucide";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { type PrivateWork, shareWithTeamIntent } from "../rules.ts";
import { useActingTeam } from "./use-acting-team.ts";

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
  /** Its look: a small button with its name, or a sign among others. */
  readonly isSign?: boolean;
  /** Called when the question opens, e.g. to store what was typed. */
  readonly onAsk?: () => void;
}

/** Shares what its page shows with the team of the page. Nothing outside of a team, and in one that can only be read. */
export function ShareWithTeam({ kind, isShared, isSign = false, onAsk }: Props) {
  const team = useActingTeam();
  const [isOpen, setOpen] = useState(false);
  const isBusy = useNavigation().state !== "idle";
  if (!team || team.isReadOnly || isShared) return null;
  const { what, about } = wordings[kind];
  const name = `Share with ${team.name}`;
  const open = () => {
    onAsk?.();
    setOpen(true);
  };
  return (
    <>
      <Button
        variant={isSign ? "ghost" : "secondary"}
        size={isSign ? "md" : "sm"}
        className={`${isSign ? "px-3" : ""} [html:not(.js)_&]:hidden`}
        title={name}
        {...(isSign && { "aria-label": name })}
        onClick={open}
      >
        <Icon icon={Users} className="size-4" />
        {!isSign && name}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Share ${what} with ${team.name}?`}
        description={`${about} You can’t make it private again.`}
      >
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={shareWithTeamIntent} />
          <SubmitButton isBusy={isBusy}>{name}</SubmitButton>
        </Form>
      </Dialog>
    </>
  );
}
