import { SettingsSection } from "#accounts/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { TextField } from "#ui/field.tsx";
import { CheckboxField } from "#ui/more-fields.tsx";
import type { ShownLink } from "#work/sharing/link-rules.ts";
import { LifetimeField, LinkEnd } from "#work/ui/index.ts";
import { IntentForm } from "./intent-form.tsx";

interface Props {
  /** Null while it isn’t shared. */
  readonly link: ShownLink | null;
  readonly sharesFiles: boolean;
  readonly isBusy: boolean;
}

/** Makes a link with which others talk to the bot, and takes it back. */
export function BotSharingSection({ link, sharesFiles, isBusy }: Props) {
  return (
    <SettingsSection
      title="Sharing"
      intro="Anyone who has the link and an account here can talk to the bot and copy it. Their messages are theirs: you don’t see them, and they pay for them."
    >
      <div className="grid gap-5">
        {link && (
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
        )}
        {link && <LinkEnd link={link} />}
        <IntentForm intent="share" className="grid gap-4">
          {!link && <LifetimeField />}
          <CheckboxField
            key={String(sharesFiles)}
            name="sharesFiles"
            defaultChecked={sharesFiles}
            label="Answer others from the files, too"
          />
          <p className="max-w-[64ch] text-xs text-muted">
            Others see its name, picture and instructions, and your first name. They never see or copy the files. If you
            let the bot answer from them, its answers can quote them: treat what is in them as readable for everyone who
            has the link.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" disabled={isBusy}>
              {link ? "Save sharing" : "Create link"}
            </Button>
          </div>
        </IntentForm>
        {link && (
          <IntentForm intent="revoke" className="grid justify-items-start gap-2">
            <Button type="submit" variant="ghost" disabled={isBusy} className="-ml-4">
              Revoke link
            </Button>
            <p className="text-xs text-muted">
              It stops working at once, also in conversations that others have begun. Their copies stay.
            </p>
          </IntentForm>
        )}
      </div>
    </SettingsSection>
  );
}
