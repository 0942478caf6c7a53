import { useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/more-fields.tsx";
import type { LinkLifetime } from "../design-link-rules.ts";
import { DesignForm } from "./design-form-post.tsx";

export interface ShownLink {
  /** The whole address. */
  readonly address: string;
  readonly expiresAt: Date | null;
}

interface Props {
  readonly designId: string;
  readonly title: string;
  readonly link: ShownLink | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const lifetimeNames: Readonly<Record<LinkLifetime, string>> = {
  forever: "Until I revoke it",
  month: "30 days",
  week: "7 days",
};

/** Makes a link that shows a design to everybody who has it, and takes it back. */
export function ShareDialog({ designId, title, link, isOpen, onOpenChange }: Props) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Share this design"
      description={`Anyone with the link sees “${title}” as a picture, without your name and without signing in.`}
    >
      {link ? (
        <>
          <TextField
            label="Link"
            readOnly
            value={link.address}
            onFocus={(event) => event.target.select()}
            button={
              <CopyButton text={link.address} done="Link copied">
                Copy
              </CopyButton>
            }
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">
              {link.expiresAt ? (
                <>
                  Works until <DateTime at={link.expiresAt} isDay />.
                </>
              ) : (
                "Works until you revoke it."
              )}
            </p>
            <DesignForm intent="revoke" designId={designId}>
              <Button type="submit" look="secondary" disabled={isBusy}>
                Revoke link
              </Button>
            </DesignForm>
          </div>
        </>
      ) : (
        <DesignForm intent="share" designId={designId} className="grid gap-4">
          <SelectField label="How long it works" name="lifetime" defaultValue="forever">
            {Object.entries(lifetimeNames).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" disabled={isBusy} className="justify-self-start">
            Create link
          </Button>
        </DesignForm>
      )}
    </Dialog>
  );
}
