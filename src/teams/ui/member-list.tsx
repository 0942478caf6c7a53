import { Form } from "react-router";
import { AskFirst, Avatar } from "#accounts/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { endedWith, givenRoles, may, mayRemove, type Role, roleNames, type TeamPerson } from "../rules.ts";

/** @property usedAic this month; null for readers whom it does not concern. @property providers whose keys they have connected. */
type Listed = TeamPerson & { readonly usedAic: number | null; readonly providers: readonly string[] };

interface Props {
  readonly members: readonly Listed[];
  readonly own: { readonly id: string; readonly role: Role };
}

export const MemberList = ({ members, own }: Props) => (
  <ul aria-label="Members" className="divide-y divide-hairline border-y border-hairline">
    {members.map((person) => (
      <MemberRow key={person.userId} person={person} own={own} />
    ))}
  </ul>
);

const nameOf = ({ firstName, lastName, email }: TeamPerson): string => `${firstName} ${lastName}`.trim() || email;

function MemberRow({ person, own }: { readonly person: Listed } & Pick<Props, "own">) {
  const { userId, email, role } = person;
  const isOwn = userId === own.id;
  const isChangeable = may(own.role, "own") && role !== "owner";
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar profile={person} className="size-10" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{nameOf(person)}</span>
            <Chip tone={role === "member" ? "plain" : "accent"}>{roleNames[role]}</Chip>
            {isOwn && <span className="text-sm text-muted">You</span>}
          </p>
          <p className="text-sm wrap-anywhere text-muted">{email}</p>
          <Spending person={person} isShown={isOwn || may(own.role, "manage-people")} />
        </div>
        {!isOwn && mayRemove(own.role, role) && (
          <AskFirst
            label="Remove"
            about={nameOf(person)}
            question={`${nameOf(person)} loses access to the team at once. Work that they made or shared here stays with the team. ${endedWith("Their", person.providers)}`}
            confirmLabel="Remove from team"
            fields={{ intent: "remove", member: userId }}
            group="members"
          />
        )}
      </div>
      {isChangeable && <MemberSettings person={person} />}
    </li>
  );
}

function Spending({ person, isShown }: { readonly person: Listed; readonly isShown: boolean }) {
  const { role, monthlyMax, usedAic } = person;
  const cap =
    role === "owner" || !isShown
      ? ""
      : monthlyMax === null
        ? "No cap"
        : `Cap of ${formatNumber(monthlyMax)} AIC a month`;
  const used = usedAic === null ? "" : `${formatNumber(usedAic)} AIC used this month`;
  const parts = [cap, used].filter(Boolean);
  return parts.length > 0 && <p className="text-sm text-muted tabular-nums">{parts.join(", ")}</p>;
}

/** Role and cap, for the owner. */
function MemberSettings({ person }: { readonly person: TeamPerson }) {
  const { userId, role, monthlyMax } = person;
  const name = nameOf(person);
  return (
    <details name="members" className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-accent-text underline underline-offset-4">
        Role and cap<span className="sr-only"> of {name}</span>
      </summary>
      <div className="mt-2 grid gap-5 rounded-md border border-hairline bg-sunken p-4 sm:grid-cols-2">
        <Form method="post" preventScrollReset className="grid content-start justify-items-start gap-3">
          <input type="hidden" name="intent" value="role" />
          <input type="hidden" name="member" value={userId} />
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
        <Form method="post" preventScrollReset className="grid content-start justify-items-start gap-3">
          <input type="hidden" name="intent" value="cap" />
          <input type="hidden" name="member" value={userId} />
          <TextField
            label="AIC a month"
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
      </div>
    </details>
  );
}
