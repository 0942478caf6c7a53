import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { givenRoles, type OpenInvitation, roleAbout, roleNames, teamCapsAnchor } from "../rules.ts";
import { checkTeamForm } from "../team-form-rules.ts";

type Listed = OpenInvitation & { readonly isExpired: boolean };

interface Props {
  readonly invitations: readonly Listed[];
  /** False while the team can only be read. */
  readonly maySend: boolean;
}

export const Invitations = ({ invitations, maySend }: Props) => (
  <section aria-labelledby="open-invitations" className="grid gap-2">
    <h3 id="open-invitations" className="font-sans text-sm font-semibold">
      Open invitations
    </h3>
    <ul className="divide-y divide-hairline border-y border-hairline">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} maySend={maySend} />
      ))}
    </ul>
  </section>
);

function InvitationRow({ invitation, maySend }: { readonly invitation: Listed } & Pick<Props, "maySend">) {
  const { id, email, role, expiresAt, isExpired } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{email}</span>
          <Chip>{roleNames[role]}</Chip>
        </p>
        <p className="text-sm text-muted">
          {isExpired ? "Expired" : "Works until"} <DateTime at={expiresAt} />
        </p>
      </div>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <input type="hidden" name="invitation" value={id} />
        {maySend && (
          <Button type="submit" name="intent" value="send-again" variant="secondary" size="sm">
            Send again<span className="sr-only"> to {email}</span>
          </Button>
        )}
        <Button type="submit" name="intent" value="take-back" variant="ghost" size="sm">
          Take back<span className="sr-only"> the invitation of {email}</span>
        </Button>
      </Form>
    </li>
  );
}

interface FormProps {
  readonly reply: FormReply | undefined;
  readonly isFull: boolean;
  readonly seats: number;
  /** AIC a month that new members may spend; null for no cap. */
  readonly usualMax: number | null;
  /** True for the owner, who can change that. */
  readonly setsCaps: boolean;
}

export function InviteForm({ reply, isFull, seats, usualMax, setsCaps }: FormProps) {
  const isBusy = useNavigation().formData?.get("intent") === "invite";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkTeamForm, reply, isBusy });
  if (isFull) {
    return (
      <p className="text-sm text-muted">
        All {seats} seats are taken. Take back an invitation or remove a member to invite another person.
      </p>
    );
  }
  return (
    <section aria-labelledby="invite" className="grid gap-4">
      <h3 id="invite" className="font-sans text-sm font-semibold">
        Invite a person
      </h3>
      <Form method="post" preventScrollReset noValidate {...handlers} className="grid max-w-md gap-5">
        <input type="hidden" name="intent" value="invite" />
        {message && <Alert tone="error">{message}</Alert>}
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={values.email}
          error={errors.email}
        />
        <SelectField label="Role" name="role" defaultValue={values.role ?? "member"} error={errors.role}>
          {givenRoles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}: {roleAbout[role]}
            </option>
          ))}
        </SelectField>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {usualMax === null
            ? `New members may spend all of ${setsCaps ? "your" : "the owner’s"} credits.`
            : `New members may spend up to ${formatNumber(usualMax)} AIC a month.`}
          {setsCaps && (
            <a
              href={`#${teamCapsAnchor}`}
              className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
            >
              {usualMax === null ? "Set a usual cap" : "Change the usual cap"}
            </a>
          )}
        </p>
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          {isBusy ? "Sending…" : "Send invitation"}
        </SubmitButton>
      </Form>
    </section>
  );
}
