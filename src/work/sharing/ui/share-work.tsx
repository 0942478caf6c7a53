import { Share2 } from "lucide";
import { useState } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { isSharing, type ShownWorkLink } from "../link-rules.ts";
import { ShareDialog } from "./share-dialog.tsx";

type Shared = "draft" | "map" | "board" | "conversation" | "pdf";

interface Wording {
  /** In the dialog’s title. */
  readonly what: string;
  /** Text about what others see. */
  readonly description: string;
  /** Name of its parts, of which later ones are added by hand; undefined for work that is always shown as it is. */
  readonly parts?: string;
}

const wordings: Readonly<Record<Shared, Wording>> = {
  draft: {
    what: "this draft",
    description:
      "Anyone with the link can read the text without signing in, always in its latest version. Your brief and your name aren’t shown.",
  },
  map: {
    what: "this map",
    description:
      "Anyone with the link can see the map and its outline without signing in, always in its latest version. Your name isn’t shown.",
  },
  board: {
    what: "this board",
    description:
      "Anyone with the link can see the groups, cards and votes without signing in, always in their latest version. Your name isn’t shown.",
  },
  conversation: {
    what: "this conversation",
    description:
      "Anyone with the link can read the title, what you wrote and the answers without signing in, up to the moment you create the link. Attached files, costs and your name aren’t shown.",
    parts: "messages",
  },
  pdf: {
    what: "these answers",
    description:
      "Anyone with the link can read the name of the PDF, your questions and the answers without signing in, up to the moment you create the link. The PDF, costs and your name aren’t shown, but answers can quote the PDF.",
    parts: "questions",
  },
};

interface Props {
  readonly shared: Shared;
  readonly link: ShownWorkLink | null;
  /** Its look: a small button with its name, or a sign among others. */
  readonly isSign?: boolean;
}

/** Shares what its page shows, and takes it back. The library leads to it. */
export function ShareWork({ shared, link, isSign = false }: Props) {
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(isSharing(query));
  const { what, description, parts } = wordings[shared];
  const name = link ? "Shared" : "Share";
  return (
    <>
      <Button
        variant={isSign ? "ghost" : "secondary"}
        size={isSign ? "md" : "sm"}
        className={`${isSign ? "px-3" : ""} [html:not(.js)_&]:hidden`}
        title={link ? "Shared by a link" : "Share by a link"}
        {...(isSign && { "aria-label": name })}
        onClick={() => setOpen(true)}
      >
        <Icon icon={Share2} className={link && isSign ? "size-4 text-accent-text" : "size-4"} />
        {!isSign && name}
      </Button>
      <ShareDialog fields={{}} what={what} description={description} link={link} isOpen={isOpen} onOpenChange={setOpen}>
        {link && parts && <Extent parts={parts} until={link.createdAt} />}
      </ShareDialog>
    </>
  );
}

/** Up to when a link shows a conversation. */
function Extent({ parts, until }: { readonly parts: string; readonly until: Date }) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4">
      <p className="text-sm text-muted">
        Shows {parts} up to <DateTime at={until} />.
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="refresh" />
        <SubmitButton variant="secondary" isBusy={isBusy}>
          Include newer {parts}
        </SubmitButton>
      </Form>
    </div>
  );
}
