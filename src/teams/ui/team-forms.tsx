import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { teamCapsAnchor, teamNameMax } from "../rules.ts";
import { checkTeamForm } from "../team-form-rules.ts";

export function TeamNameForm({ name, reply }: { readonly name: string; readonly reply: FormReply | undefined }) {
  const isBusy = useNavigation().formData?.get("intent") === "rename";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkTeamForm, reply, isBusy });
  return (
    <Form method="post" preventScrollReset noValidate {...handlers} className="grid max-w-md gap-5">
      <input type="hidden" name="intent" value="rename" />
      {message && <Alert tone="error">{message}</Alert>}
      <TextField
        label="Name of the team"
        name="name"
        required
        maxLength={teamNameMax}
        autoComplete="organization"
        defaultValue={values.name ?? name}
        error={errors.name}
      />
      <SubmitButton isBusy={isBusy} variant="secondary" className="justify-self-start">
        {isBusy ? "Saving…" : "Save name"}
      </SubmitButton>
    </Form>
  );
}

interface CapsProps {
  readonly caps: { readonly monthlyMax: number | null; readonly memberMaxUsual: number | null };
  readonly reply: FormReply | undefined;
}

/** Caps of the team, for its owner. */
export function TeamCapsForm({ caps, reply }: CapsProps) {
  const isBusy = useNavigation().formData?.get("intent") === "caps";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkTeamForm, reply, isBusy });
  return (
    <Form
      id={teamCapsAnchor}
      method="post"
      preventScrollReset
      noValidate
      {...handlers}
      className="grid max-w-md scroll-mt-24 gap-5"
    >
      <input type="hidden" name="intent" value="caps" />
      {message && <Alert tone="error">{message}</Alert>}
      <TextField
        label="Stop the whole team at (AI credits a month)"
        name="monthlyMax"
        inputMode="numeric"
        autoComplete="off"
        hint="Everything that is made in the team counts, also by you. Empty for no cap."
        defaultValue={values.monthlyMax ?? caps.monthlyMax ?? ""}
        error={errors.monthlyMax}
      />
      <TextField
        label="Usual cap of new members (AI credits a month)"
        name="memberMaxUsual"
        inputMode="numeric"
        autoComplete="off"
        hint="Members get it when they join. Those who are here already keep their caps, which you can change above. Empty for no cap."
        defaultValue={values.memberMaxUsual ?? caps.memberMaxUsual ?? ""}
        error={errors.memberMaxUsual}
      />
      <SubmitButton isBusy={isBusy} variant="secondary" className="justify-self-start">
        {isBusy ? "Saving…" : "Save caps"}
      </SubmitButton>
    </Form>
  );
}
