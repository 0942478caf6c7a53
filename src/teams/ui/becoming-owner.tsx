import { Form } from "react-router";
import { AskFirst } from "#accounts/ui/index.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { OwnerBlock } from "../rules.ts";

interface TakeOverProps {
  readonly teamName: string;
  /** The reason why the member can’t own a team; null if they can. */
  readonly block: OwnerBlock | null;
}

/** For a member who may take over a team whose owner's account was deleted. */
export const TakeOver = ({ teamName, block }: TakeOverProps) => (
  <div className="grid justify-items-start gap-4 rounded-md bg-accent-wash p-5">
    <p className="max-w-[60ch]">
      <strong>You can take {teamName} over.</strong> You own it then: your credits pay for everything that is made in
      it, and you manage its people and caps.
    </p>
    {block ? (
      <OwnerBlocked block={block} />
    ) : (
      <AskFirst
        label="Take the team over"
        question={`Your credits pay for ${teamName} from now on. You can hand it over to another member later.`}
        confirmLabel="Own the team"
        fields={{ intent: "take-over" }}
      />
    )}
  </div>
);

/** Says what a person lacks to own a team, and what to do about it. */
const OwnerBlocked = ({ block }: { readonly block: OwnerBlock }) =>
  block === "no-plan" ? (
    <div className="grid justify-items-start gap-3">
      <p>You need the Business plan to own a team.</p>
      <ButtonLink to="/settings/billing">See the plans</ButtonLink>
    </div>
  ) : (
    <p>You own a team already. Hand that one over or close it first.</p>
  );

interface OfferProps {
  readonly teamName: string;
  readonly ownerName: string;
  readonly block: OwnerBlock | null;
}

/** For the member whom the owner has offered the team. */
export const Offer = ({ teamName, ownerName, block }: OfferProps) => (
  <div className="grid justify-items-start gap-4 rounded-md bg-accent-wash p-5">
    <p className="max-w-[60ch]">
      <strong>
        {ownerName} offers you {teamName}.
      </strong>{" "}
      If you accept, your credits pay for everything that is made in it, and you manage its people and caps.
    </p>
    {block && <OwnerBlocked block={block} />}
    <div className="flex flex-wrap gap-3">
      {!block && (
        <AskFirst
          label="Accept the offer"
          question={`Your credits pay for ${teamName} from now on. Keys for AI providers stay connected as long as the members who connected them are in the team.`}
          confirmLabel="Own the team"
          fields={{ intent: "accept-offer" }}
        />
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="decline-offer" />
        <Button type="submit" variant={block ? "secondary" : "ghost"}>
          Decline
        </Button>
      </Form>
    </div>
  </div>
);
