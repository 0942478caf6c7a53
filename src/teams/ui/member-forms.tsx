import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { givenRoles, type Role, roleNames } from "../rules.ts";
import { checkTeamForm, type TeamIntent } from "../team-form-rules.ts";

interface Props {
  readonly memberId: string;
  /** For screen readers. */
  readonly name: string;
  /** AIC a month; null for no cap. */
  readonly monthlyMax: number | null;
  readonly reply: FormReply | undefined;
}

/** Role and cap of a member, for the owner. */
export function MemberForm({ role, ...member }: Props & { readonly role: Role }) {
  const form = useMemberForm("member", member);
  return (
    <Form {...form.attributes} className="grid w-full gap-4">
      <Fields intent="member" {...member} message={form.message} />
      <div className="grid w-full gap-x-6 gap-y-4 sm:grid-cols-2">
        <SelectField label="Role" name="role" defaultValue={form.values.role ?? role} error={form.errors.role}>
          {givenRoles.map((given) => (
            <option key={given} value={given}>
              {roleNames[given]}
            </option>
          ))}
        </SelectField>
        <CapField form={form} monthlyMax={member.monthlyMax} />
      </div>
      <Save label="Save role and cap" isBusy={form.isBusy} name={member.name} />
    </Form>
  );
}

/** Cap of a member, for the owner. */
export function CapForm(member: Props) {
  const form = useMemberForm("cap", member);
  return (
    <Form {...form.attributes} className="grid gap-3">
      <Fields intent="cap" {...member} message={form.message} />
      <CapField form={form} monthlyMax={member.monthlyMax} />
      <Save label="Save cap" isBusy={form.isBusy} name={member.name} />
    </Form>
  );
}

function useMemberForm(intent: TeamIntent, { memberId, reply }: Pick<Props, "memberId" | "reply">) {
  const sent = useNavigation().formData;
  const isBusy = sent?.get("intent") === intent && sent.get("member") === memberId;
  const { handlers, ...state } = useCheckedForm({ check: checkTeamForm, reply, isBusy });
  return {
    ...state,
    isBusy,
    attributes: { method: "post", preventScrollReset: true, noValidate: true, ...handlers } as const,
  };
}

type State = ReturnType<typeof useMemberForm>;

const Fields = ({
  intent,
  memberId,
  message,
}: Pick<Props, "memberId"> & Pick<State, "message"> & { readonly intent: TeamIntent }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="member" value={memberId} />
    {message && <Alert tone="error">{message}</Alert>}
  </>
);

const CapField = ({ form, monthlyMax }: Pick<Props, "monthlyMax"> & { readonly form: State }) => (
  <TextField
    label="Cap in AIC a month"
    name="monthlyMax"
    inputMode="numeric"
    autoComplete="off"
    hint="Empty for no cap."
    defaultValue={form.values.monthlyMax ?? monthlyMax ?? ""}
    error={form.errors.monthlyMax}
  />
);

const Save = ({ label, isBusy, name }: Pick<Props, "name"> & { readonly label: string; readonly isBusy: boolean }) => (
  <SubmitButton isBusy={isBusy} variant="secondary" className="justify-self-start">
    {isBusy ? "Saving…" : label}
    <span className="sr-only"> of {name}</span>
  </SubmitButton>
);
