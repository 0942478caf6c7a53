import { Form, Link, redirect, useNavigation } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { accountMeta, SettingsHeader, SettingsSection } from "#accounts/ui/index.ts";
import { findEntitlement, listPlans } from "#billing/index.ts";
import type { Plan } from "#billing/rules.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { formatPrice } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { createTeam } from "../create-team.ts";
import { listInvitations } from "../join-team.ts";
import { listTeams } from "../read-teams.ts";
import { invitationPath, type ListedTeam, roleNames, teamNameMax, teamPath, teamsPath } from "../rules.ts";
import { checkTeamName } from "../team-form-rules.ts";
import { TeamMark } from "../ui/team-mark.tsx";
import type { Route } from "./+types/teams";

const failureMessage = "The team could not be created. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Teams", teamsPath);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  const [teams, invitations, { entitlement }, plans] = await Promise.all([
    listTeams(db, viewer.userId),
    listInvitations(db, viewer.email, now),
    findEntitlement(db, viewer.userId, now),
    listPlans(db),
  ]);
  const ownsOne = teams.some(({ role }) => role === "owner");
  return {
    teams,
    invitations: invitations.map(({ id, teamName, from }) => ({ id, teamName, from })),
    creating: ownsOne ? "has-one" : entitlement.mayCollaborate ? "may" : "needs-plan",
    seats: entitlement.usersMax,
    teamPlan: offerOf(plans.find(({ isSold, usersMax }) => isSold && usersMax > 1)),
  } as const;
}

const offerOf = (plan: Plan | undefined) =>
  plan ? { name: plan.name, seats: plan.usersMax, monthlyCents: plan.priceCents.monthly } : null;

/** Creates the user's own team. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  return answerForm(request, {
    check: checkTeamName,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ name }) {
      const id = await createTeam(context.get(servicesContext), { userId: viewer.userId, name });
      throw redirect(teamPath(id), { headers: withNotice("team-created") });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function TeamsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { teams, invitations, creating, seats, teamPlan } = loaderData;
  return (
    <>
      <SettingsHeader
        title="Teams"
        intro="A team works on the same designs and texts, and its owner’s credits pay for them."
      />
      {invitations.length > 0 && (
        <ul aria-label="Invitations to you" className="grid gap-3 pb-8">
          {invitations.map(({ id, teamName, from }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-accent-wash p-4"
            >
              <p className="min-w-0 wrap-anywhere">
                {from || "A team"} invites you to <strong>{teamName}</strong>.
              </p>
              <ButtonLink to={invitationPath(id)}>
                See the invitation<span className="sr-only"> to {teamName}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {teams.length > 0 && <TeamList teams={teams} />}
      {creating === "may" && <CreateTeam seats={seats} reply={actionData} />}
      {creating === "needs-plan" && teams.length === 0 && teamPlan && (
        <EmptyState
          title={`Your own team comes with ${teamPlan.name}`}
          action={<ButtonLink to="/settings/billing">See the plans</ButtonLink>}
        >
          {teamPlan.name} is {formatPrice(teamPlan.monthlyCents)} a month for up to {teamPlan.seats} people, you
          included. You share one balance of credits and decide what each person may spend. The people you invite need
          no plan of their own. To join a team of someone else, open the link in their invitation.
        </EmptyState>
      )}
    </>
  );
}

const TeamList = ({ teams }: { readonly teams: readonly ListedTeam[] }) => (
  <ul aria-label="Your teams" className="divide-y divide-hairline border-y border-hairline">
    {teams.map(({ id, name, pictureUrl, role, members }) => (
      <li key={id} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-4 hover:bg-sunken">
        <TeamMark team={{ name, pictureUrl }} className="size-9" />
        <Link
          to={teamPath(id)}
          className="min-w-0 font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {name}
        </Link>
        <Chip>{roleNames[role]}</Chip>
        <span className="ml-auto text-sm text-muted">
          {members} {members === 1 ? "person" : "people"}
        </span>
      </li>
    ))}
  </ul>
);

function CreateTeam({ seats, reply }: { readonly seats: number; readonly reply: FormReply | undefined }) {
  const isBusy = useNavigation().formMethod === "POST";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkTeamName, reply, isBusy });
  return (
    <SettingsSection
      title="Create a team"
      intro={`Your plan has room for ${seats} people with you. You decide what each of them may spend.`}
    >
      <Form method="post" noValidate {...handlers} className="grid max-w-md gap-5">
        {message && <Alert tone="error">{message}</Alert>}
        <TextField
          label="Name of the team"
          name="name"
          hint="Your company or studio, for example. You can change it later."
          defaultValue={values.name}
          required
          maxLength={teamNameMax}
          autoComplete="organization"
          error={errors.name}
        />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          {isBusy ? "Creating…" : "Create team"}
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}
