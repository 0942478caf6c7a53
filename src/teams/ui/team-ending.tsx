import { Form } from "react-router";
import { AskFirst } from "#accounts/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { formatDay } from "#ui/format.ts";
import { CheckboxField, SelectField } from "#ui/more-fields.tsx";
import { readableDays, type TeamPerson } from "../rules.ts";

const nameOf = ({ firstName, lastName, email }: TeamPerson): string => `${firstName} ${lastName}`.trim() || email;

interface HandOverProps {
  readonly members: readonly TeamPerson[];
  /** Member whom the team is offered; null without an offer. */
  readonly offeredTo: string | null;
}

/** The owner offers the team to a member, and can take that back. */
export function HandOver({ members, offeredTo }: HandOverProps) {
  const others = members.filter(({ role }) => role !== "owner");
  const offered = others.find(({ userId }) => userId === offeredTo);
  if (offered) {
    return (
      <Form method="post" preventScrollReset className="grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="take-back-offer" />
        <p>You’ve offered the team to {nameOf(offered)}. Nothing changes until they accept.</p>
        <Button type="submit" variant="secondary">
          Take back the offer
        </Button>
      </Form>
    );
  }
  if (others.length === 0) return <p className="text-muted">Invite a person first.</p>;
  return (
    <Form method="post" preventScrollReset className="grid max-w-md justify-items-start gap-4">
      <input type="hidden" name="intent" value="offer" />
      <SelectField label="New owner" name="member" hint="They need the Business plan, and have to accept.">
        {others.map((person) => (
          <option key={person.userId} value={person.userId}>
            {nameOf(person)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        Offer the team
      </Button>
    </Form>
  );
}

/** For the member whom the owner has offered the team. */
export const AcceptOffer = ({ teamName }: { readonly teamName: string }) => (
  <div className="mb-8 grid justify-items-start gap-4 rounded-md bg-accent-wash p-5">
    <p className="max-w-[60ch]">
      <strong>You can own {teamName}.</strong> Its owner offers you the team. If you accept, your credits pay for
      everything that is made in it, and you manage its people and caps. You need the Business plan.
    </p>
    <AskFirst
      label="Accept the offer"
      question={`Your credits pay for ${teamName} from now on.`}
      confirmLabel="Own the team"
      fields={{ intent: "accept-offer" }}
    />
  </div>
);

interface CloseProps {
  readonly teamName: string;
  /** Day on which it is deleted, if it is closed. */
  readonly closedUntil: Date | null;
}

export const CloseTeam = ({ teamName, closedUntil }: CloseProps) =>
  closedUntil ? (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-4">
      <input type="hidden" name="intent" value="reopen" />
      <p>The team is closed. It is deleted on {formatDay(closedUntil)}, with everything in it.</p>
      <Button type="submit">Open it again</Button>
    </Form>
  ) : (
    <AskFirst
      label="Close team"
      about={teamName}
      question={`Everyone in the team can read and download its work for ${readableDays} days; then it is deleted. You can open it again until then.`}
      confirmLabel="Close team"
      fields={{ intent: "close" }}
    />
  );

/** The owner decides whether members may take a copy of what they made along. */
export const CopiesForm = ({ allowsCopies }: { readonly allowsCopies: boolean }) => (
  <Form method="post" preventScrollReset className="grid justify-items-start gap-4">
    <input type="hidden" name="intent" value="copies" />
    <CheckboxField
      name="allowsCopies"
      defaultChecked={allowsCopies}
      label="Members may download all that they made, before they leave"
    />
    <Button type="submit" variant="secondary">
      Save
    </Button>
  </Form>
);
