import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/more-fields.tsx";
import { givenRoles, type Role, roleNames } from "../rules.ts";

interface Member {
  readonly memberId: string;
  /** For screen readers. */
  readonly name: string;
}

const form = "grid content-start justify-items-start gap-3";

/** Role of a member, for the owner. */
export const RoleForm = ({ memberId, name, role }: Member & { readonly role: Role }) => (
  <Form method="post" preventScrollReset className={form}>
    <input type="hidden" name="intent" value="role" />
    <input type="hidden" name="member" value={memberId} />
    <SelectField label="Role" name="role" defaultValue={role}>
      {givenRoles.map((given) => (
        <option key={given} value={given}>
          {roleNames[given]}
        </option>
      ))}
    </SelectField>
    <Button type="submit" variant="secondary">
      Save role<span className="sr-only"> of {name}</span>
    </Button>
  </Form>
);

/** Cap of a member, for the owner. */
export const CapForm = ({ memberId, name, monthlyMax }: Member & { readonly monthlyMax: number | null }) => (
  <Form method="post" preventScrollReset className={form}>
    <input type="hidden" name="intent" value="cap" />
    <input type="hidden" name="member" value={memberId} />
    <TextField
      label="Cap in AIC a month"
      name="monthlyMax"
      inputMode="numeric"
      autoComplete="off"
      hint="Empty for no cap."
      defaultValue={monthlyMax ?? ""}
    />
    <Button type="submit" variant="secondary">
      Save cap<span className="sr-only"> of {name}</span>
    </Button>
  </Form>
);
