import { Form } from "react-router";
import { AskFirst } from "#accounts/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { formatDay, formatList } from "#ui/format.ts";
import { CheckboxField, SelectField } from "#ui/more-fields.tsx";
import { copyDays, type OwnerBlock, readableDays, type TeamPerson } from "../rules.ts";

const nameOf = ({ firstName, lastName, email }: TeamPerson): string => `${firstName} ${lastName}`.trim() || email;

/** A person whom the owner may hand the team over to. */
export interface Candidate extends TeamPerson {
  /** The reason why they can’t own a team; null if they can. */
  readonly block: OwnerBlock | null;
}

interface HandOverProps {
  readonly candidates: readonly Candidate[];
  /** Member whom the team is offered; null without an offer. */
  readonly offeredTo: string | null;
  /** Providers whose keys the owner has connected. */
  readonly ownProviders: readonly string[];
}

const blockWords: Readonly<Record<OwnerBlock, string>> = {
  "no-plan": "needs the Business plan",
  "owns-one": "owns a team already",
};

/** The owner offers the team to a member, and can take that back. */
export function HandOver({ candidates, offeredTo, ownProviders }: HandOverProps) {
  const offered = candidates.find(({ userId }) => userId === offeredTo);
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
  if (candidates.length === 0) return <p className="text-muted">Invite a person first.</p>;
  const isPossible = candidates.some(({ block }) => !block);
  return (
    <Form method="post" preventScrollReset className="grid max-w-md justify-items-start gap-4">
      <input type="hidden" name="intent" value="offer" />
      <SelectField
        label="New owner"
        name="member"
        hint={isPossible ? "They have to accept." : "A new owner needs the Business plan, and can own one team only."}
      >
        {candidates.map(({ block, ...person }) => (
          <option key={person.userId} value={person.userId} disabled={block !== null}>
            {nameOf(person)}
            {block && ` (${blockWords[block]})`}
          </option>
        ))}
      </SelectField>
      {ownProviders.length > 0 && (
        <p className="text-sm text-muted">
          {`Your ${ownProviders.length === 1 ? "key" : "keys"} for ${formatList(ownProviders)} stay${ownProviders.length === 1 ? "s" : ""} connected, and you go on paying for what is made with ${ownProviders.length === 1 ? "it" : "them"}, until you leave the team or remove ${ownProviders.length === 1 ? "it" : "them"} on the AI providers page.`}
        </p>
      )}
      <Button type="submit" variant="secondary" disabled={!isPossible}>
        Offer the team
      </Button>
    </Form>
  );
}

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
      question={`Everyone in the team is told by email, and can read and download its work for ${readableDays} days; then it is deleted. API keys and links of the team stop at once. You can open it again until then.`}
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
      label={`Members may download the designs, media and texts that they made and the chats and drafts that they shared, until ${copyDays} days after they leave or are removed`}
    />
    <Button type="submit" variant="secondary">
      Save
    </Button>
  </Form>
);
