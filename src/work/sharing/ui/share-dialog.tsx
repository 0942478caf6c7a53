import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { CopyButton } from "#ui/copy-button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { SelectField } from "#ui/more-fields.tsx";
import type { LinkLifetime, ShownLink } from "../link-rules.ts";

interface Props {
  /** Name the thing to the page, with the intents `share` and `revoke`. */
  readonly fields: Readonly<Record<string, string>>;
  /** In the dialog’s title: `this design`. */
  readonly what: string;
  /** Sentence about what others see. */
  readonly description: string;
  readonly link: ShownLink | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Below a link. */
  readonly children?: ReactNode;
}

const lifetimeNames: Readonly<Record<LinkLifetime, string>> = {
  forever: "Until I revoke it",
  month: "30 days",
  week: "7 days",
};

export const LifetimeField = () => (
  <SelectField label="How long it works" name="lifetime" defaultValue="forever">
    {Object.entries(lifetimeNames).map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
);

export const LinkEnd = ({ link: { expiresAt } }: { readonly link: ShownLink }) => (
  <p className="text-sm text-muted">
    {expiresAt ? (
      <>
        Works until <DateTime at={expiresAt} isDay />.
      </>
    ) : (
      "Works until you revoke it."
    )}
  </p>
);

/** Makes a link that shows something to everybody who has it, and takes it back. */
export function ShareDialog({ fields, what, description, link, isOpen, onOpenChange, children }: Props) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={`Share ${what}`} description={description}>
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
            <LinkEnd link={link} />
            <LinkForm fields={{ ...fields, intent: "revoke" }}>
              <SubmitButton variant="secondary" isBusy={isBusy}>
                Revoke link
              </SubmitButton>
            </LinkForm>
          </div>
          {children}
        </>
      ) : (
        <LinkForm fields={{ ...fields, intent: "share" }} className="grid gap-4">
          <LifetimeField />
          <SubmitButton isBusy={isBusy} className="justify-self-start">
            Create link
          </SubmitButton>
        </LinkForm>
      )}
    </Dialog>
  );
}

interface FormProps {
  readonly fields: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
}

const LinkForm = ({ fields, className, children }: FormProps) => (
  <Form method="post" preventScrollReset className={className}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
);
