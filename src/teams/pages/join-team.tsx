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
import { acceptInvitation, declineInvitation, findJoinBlock, getInvitation } from "../join-team.ts";
import { invitationPath, readOnlyWords, roleAbout, teamPath, teamsPath } from "../rules.ts";
import type { Route } from "./+types/join-team";

const failureMessage = "This could not be saved. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Join a team", invitationPath(params.invitationId));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Opening the page changes nothing: programs that follow emailed links open it, too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  const { teamId, teamName, email, role, from, expiresAt } = await getInvitation(db, params.invitationId, now);
  const block = await findJoinBlock(db, teamId, now);
  const viewer = (await findSession(context))?.viewer;
  const reader = viewer === undefined ? "visitor" : viewer.email === email ? "invited" : "other";
  return { teamName, email, role, from, expiresAt, block, reader, ownEmail: viewer?.email ?? null } as const;
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
      const headers = withNotice("team-joined");
      headers.append("Set-Cookie", teamCookie(teamId, services.config));
      throw redirectDocument(teamPath(teamId), { headers });
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
      <h1 className="text-3xl wrap-anywhere">Join {teamName}</h1>
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
        <p>Use the address {email}, so that the invitation finds you.</p>
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
        <p className="wrap-anywhere">
          You’re signed in as {ownEmail}, and the invitation is for {email}. Sign out, then come back with the link from
          the email.
        </p>
        <SignOutForm>
          <Button type="submit">Sign out</Button>
        </SignOutForm>
      </div>
    );
  }
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      <SubmitButton name="intent" value="accept" isBusy={isBusy} size="lg">
        {isBusy ? "Joining…" : "Join the team"}
      </SubmitButton>
      <Button type="submit" name="intent" value="decline" variant="secondary" size="lg">
        Decline
      </Button>
    </Form>
  );
}
