import { Form, redirect, redirectDocument, useNavigation } from "react-router";
import { findSession, requireSession, withNotice } from "#accounts/index.ts";
import { authPath } from "#accounts/rules.ts";
import { accountMeta, SignOutForm } from "#accounts/ui/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { teamCookie } from "../acting.ts";
import { findBrand } from "../brand/find-brand.ts";
import { BrandPlate } from "../brand/ui/brand-bar.tsx";
import { acceptInvitation, declineInvitation, findJoinBlock, getInvitation } from "../join-team.ts";
import { invitationPath, joinedParameter, readOnlyWords, roleAbout, teamsPath } from "../rules.ts";
import { TeamMark } from "../ui/team-mark.tsx";
import type { Route } from "./+types/join-team";

const failureMessage = "This could not be saved. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Join a team", invitationPath(params.invitationId));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Opening the page changes nothing: programs that follow emailed links open it, too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const now = clock.now();
  const invitation = await getInvitation(db, params.invitationId, now);
  const { teamId, teamName, pictureUrl, email, role, from, expiresAt } = invitation;
  const viewer = (await findSession(context))?.viewer;
  const reader = viewer === undefined ? "visitor" : viewer.email === email ? "invited" : "other";
  const [brand, block] = await Promise.all([findBrand(services, teamId), findJoinBlock(db, teamId, now)]);
  const ownEmail = viewer?.email ?? null;
  return { teamName, pictureUrl, brand, email, role, from, expiresAt, block, reader, ownEmail } as const;
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  return answerForm(request, {
    check: (form) => ({ values: { intent: fieldOf(form, "intent") }, errors: {} }),
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ intent }) {
      if (intent === "decline") {
        await declineInvitation(services, viewer.userId, params.invitationId);
        throw redirect(teamsPath, { headers: withNotice("invitation-declined") });
      }
      const teamId = await acceptInvitation(services, viewer.userId, params.invitationId);
      // The new member lands in the team: the whole document is drawn for it.
      const headers = { "Set-Cookie": teamCookie(teamId, services.config) };
      throw redirectDocument(`/workspace?${joinedParameter}=yes`, { headers });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function JoinTeamPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { teamName, email, role, from, expiresAt } = loaderData;
  const message = actionData?.outcome === "refused" ? actionData.message : null;
  return (
    <div className="container-page grid max-w-xl content-start gap-6 py-12 md:py-20">
      <div className="grid gap-5">
        <TeamFace {...loaderData} />
        <h1 className="text-3xl wrap-anywhere">Join {teamName}</h1>
      </div>
      <div className="grid gap-3 text-muted">
        <p className="wrap-anywhere">
          {from || "The team"} invites {email} to the team {teamName}. Its members work on the same designs and texts,
          and the team’s credits pay for them.
        </p>
        <p>
          Your role: {role}. {roleAbout[role]}
        </p>
        <p>
          The invitation works until <DateTime at={expiresAt} />.
        </p>
      </div>
      {message && <Alert tone="error">{message}</Alert>}
      <Answer {...loaderData} redirectTo={invitationPath(params.invitationId)} />
    </div>
  );
}

/** The team’s picture and logo, or its name on its color, or the first letter of its name. */
function TeamFace({ teamName, pictureUrl, brand }: Route.ComponentProps["loaderData"]) {
  const showsBrand = brand && (brand.logo || !pictureUrl);
  return (
    <div className="flex flex-wrap items-center gap-4">
      {(pictureUrl || !showsBrand) && <TeamMark team={{ name: teamName, pictureUrl }} className="size-16 text-2xl" />}
      {showsBrand && <BrandPlate brand={brand} />}
    </div>
  );
}

type AnswerProps = Route.ComponentProps["loaderData"] & { readonly redirectTo: string };

function Answer({ reader, email, ownEmail, teamName, block, redirectTo }: AnswerProps) {
  const isBusy = useNavigation().formMethod === "POST";
  if (block) {
    return (
      <Alert tone="note" title="This team takes no one at the moment">
        {teamName} can only be read: {readOnlyWords[block]}. The invitation works again if that changes before it
        expires.
      </Alert>
    );
  }
  if (reader === "visitor") {
    return (
      <div className="grid gap-3">
        <p className="wrap-anywhere">
          Sign up or log in with this address: with another one, you can’t accept the invitation.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={authPath("/signup", { redirectTo })} size="lg">
            Sign up
          </ButtonLink>
          <ButtonLink to={authPath("/login", { redirectTo })} variant="secondary" size="lg">
            Log in
          </ButtonLink>
        </div>
      </div>
    );
  }
  if (reader === "other") {
    return (
      <div className="grid justify-items-start gap-4">
        <Alert tone="note" title={`You’re signed in as ${ownEmail}`}>
          The invitation is for {email}. To accept it, switch to the account with that address, or create one. You come
          back to this page when you have signed out.
        </Alert>
        <SignOutForm redirectTo={redirectTo}>
          <Button type="submit" size="lg">
            Sign out and switch account
          </Button>
        </SignOutForm>
      </div>
    );
  }
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      <p className="w-full wrap-anywhere">
        You’re signed in as {ownEmail}. When you join, you work in the team right away. You can go back to your own work
        at any time.
      </p>
      <SubmitButton name="intent" value="accept" isBusy={isBusy} size="lg">
        {isBusy ? "Joining…" : "Join the team"}
      </SubmitButton>
      <Button type="submit" name="intent" value="decline" variant="secondary" size="lg">
        Decline
      </Button>
    </Form>
  );
}
